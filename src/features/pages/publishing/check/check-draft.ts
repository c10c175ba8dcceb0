import { type Translated, translate } from '../../../../core/languages.ts';
import { formatClock, formatDay, formatNumericDay } from '../../../../core/text/dates.ts';
import { toLocalIso } from '../../../../core/text/wall-clock.ts';
import type { Finding } from '../../drafts/draft.contract.ts';
import { type ContentTree, childrenOf, type TreeNode } from '../../operations/content-tree.ts';
import { beginningOf, type CheckContext, moduleFinding, textOf } from './check-context.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLinks } from './check-links.ts';
import { usageRule } from './usage-rule.ts';

/** What to fix in the modules before a language is published, in reading order. Pure: tree and resolved links in, findings out. */
export function checkDraft(tree: ContentTree, context: CheckContext): Finding[] {
  const modules = inReadingOrder(tree, null);
  return [
    ...modules.flatMap((node) => checkFields(node, context)),
    ...checkHeadings(modules, context),
    ...checkLinks(modules, context),
  ].sort((one, other) => modules.findIndex(({ id }) => id === one.module) - modules.findIndex(({ id }) => id === other.module));
}

function inReadingOrder(tree: ContentTree, parent: number | null): TreeNode[] {
  return childrenOf(tree, parent)
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap((node) => [node, ...inReadingOrder(tree, node.id)]);
}

function checkFields(node: TreeNode, context: CheckContext): Finding[] {
  const { language, now, fieldsOf, isStored, isDescribed, usageEndOf } = context;
  const fields = fieldsOf(node.model);
  return fields.flatMap(({ name, kind, is_required, is_translated, accepts }): Finding[] => {
    const found = (rule: Finding['rule'], severity: Finding['severity'], detail = '') =>
      moduleFinding(node, name, rule, { severity, detail });
    const value = node.fields[name] ?? null;
    if (is_translated) {
      const texts = (value ?? {}) as Translated;
      const shown = translate(texts, language).text;
      if (shown === '') return is_required ? [found('required', 'must')] : [];
      return texts[language] ? [] : [found('missing-translation', 'should', beginningOf(shown))];
    }
    if (is_required && kind !== 'choice' && (value === null || value === '')) return [found('required', 'must')];
    if (kind === 'media' && value !== null && !isStored(Number(value))) return [found('missing-file', 'should')];
    const usageEnd = kind === 'media' && value !== null ? usageEndOf(Number(value)) : null;
    const rights = usageEnd === null ? [] : [found(usageRule(usageEnd, now), 'should', formatDay(usageEnd, language))];
    if (kind === 'media' && accepts === 'image' && value !== null) {
      const isDescribedHere =
        node.fields.is_decorative === true ||
        (fields.some((field) => field.name === 'description') && textOf(node, 'description', context) !== '');
      return isDescribedHere || isDescribed(Number(value)) ? rights : [...rights, found('alternative-text', 'should')];
    }
    if (name === 'online_to' && typeof value === 'string' && new Date(value) < now) {
      const end = toLocalIso(new Date(value));
      return [found('expired-window', 'should', `${formatNumericDay(end, language)}, ${formatClock(end, language)}`)];
    }
    return rights;
  });
}
