import type { Finding } from '../../drafts/draft.contract.ts';
import type { TreeNode } from '../../operations/content-tree.ts';
import { type CheckContext, moduleFinding, textOf } from './check-context.ts';

/** Headings that skip a level, as the page's own title is the first one. */
export function checkHeadings(modules: readonly TreeNode[], context: CheckContext): Finding[] {
  let above = 1;
  return modules.flatMap((node): Finding[] => {
    const level = node.fields.headline_level;
    if (typeof level !== 'number') return [];
    const isSkipped = level > above + 1;
    above = level;
    return isSkipped ? [moduleFinding(node, 'headline_level', 'heading-order', { detail: textOf(node, 'content', context) })] : [];
  });
}
