import { type ContentTree, type TreeNode, treeOf } from '../../../src/features/pages/operations/content-tree.ts';
import type { ModuleRules, NestingRules } from '../../../src/features/pages/operations/nesting.ts';

const plain: ModuleRules = { allowed: null, isPart: false, isFrame: false, layout: null, fields: ['content', 'anchor'] };

/** The kinds of nesting there are: a root of sections, columns, a list with parts, texts. */
export const rules: NestingRules = new Map<string, ModuleRules>([
  ['container', { ...plain, allowed: ['section'], isFrame: true, fields: [] }],
  [
    'section',
    {
      ...plain,
      allowed: 'any',
      isFrame: true,
      fields: ['layout', 'image'],
      layout: { field: 'layout', columns: { '100': ['col-12'], '50-50': ['col-6', 'col-6'], '33-33-33': ['col-4', 'col-4', 'col-4'] } },
    },
  ],
  ['teaser-list', { ...plain, allowed: ['teaser-item'] }],
  ['teaser-item', { ...plain, isPart: true }],
  ['text', plain],
]);

export const conditions = { rules };

/** A module of a tree; what is left out is the first of its column, not deleted, without fields. */
export function node(given: Partial<TreeNode> & Pick<TreeNode, 'id' | 'model'>): TreeNode {
  return { parent: null, column: 0, order: 0, model_version: 1, version: 1, fields: {}, is_deleted: false, ...given };
}

/** Section 1 with text 2 and list 3 (item 4) in its first, text 5 in its second column; text 6 below the section. */
export function page(): ContentTree {
  return treeOf([
    node({ id: 1, model: 'section', fields: { layout: '50-50' } }),
    node({ id: 2, model: 'text', parent: 1, fields: { content: { de: 'Alt', en: 'Old' } } }),
    node({ id: 3, model: 'teaser-list', parent: 1, order: 1 }),
    node({ id: 4, model: 'teaser-item', parent: 3 }),
    node({ id: 5, model: 'text', parent: 1, column: 1 }),
    node({ id: 6, model: 'text', order: 1 }),
  ]);
}
