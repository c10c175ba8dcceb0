import type { ContentTree, FieldLanguage, Place, TreeNode } from './content-tree.ts';
import type { NestingRules } from './nesting.ts';

/** One value of a module before and after; a text is '' where there is none. */
export interface FieldChange {
  readonly field: string;
  /** The language of a text; null for what is the same in every language. */
  readonly language: FieldLanguage;
  /** What the editor saw before: when somebody else has changed it since, it is a conflict (EDIT-19). */
  readonly from: unknown;
  readonly to: unknown;
}

/** A module of an insertion; the first one is its root, `order` counts within a column. */
export type NewNode = Pick<TreeNode, 'id' | 'parent' | 'column' | 'order' | 'model' | 'model_version' | 'fields'>;

export type InsertOperation = { readonly kind: 'insert'; readonly place: Place; readonly nodes: readonly NewNode[] };
/** `undoes` where it takes an insertion back: nobody has deleted anything, and the trash does not show it. */
export type DeleteOperation = { readonly kind: 'delete'; readonly id: number; readonly undoes?: 'insert' | undefined };
export type RestoreOperation = { readonly kind: 'restore'; readonly id: number };
/** `expects` is where the module must still stand, for an undo. */
export type MoveOperation = {
  readonly kind: 'move';
  readonly id: number;
  readonly place: Place;
  readonly expects?: Pick<Place, 'parent' | 'column'> | undefined;
};
export type SetOperation = { readonly kind: 'set'; readonly id: number; readonly changes: readonly FieldChange[] };
export type LayoutOperation = { readonly kind: 'layout'; readonly id: number; readonly from: string; readonly to: string };
/** Several as one step: all of them or none. */
export type GroupOperation = { readonly kind: 'group'; readonly operations: readonly Operation[] };

/** A change of the tree as it is sent and stored. Duplicating and pasting are insertions, made by `duplicate` and `paste`. */
export type Operation =
  | InsertOperation
  | DeleteOperation
  | RestoreOperation
  | MoveOperation
  | SetOperation
  | LayoutOperation
  | GroupOperation;

/** Why an operation cannot be: an id nobody knows or already used, nesting that is not allowed, a module inside itself, a wrong field. */
export type Refusal = 'unknown' | 'id-taken' | 'nesting' | 'inside-itself' | 'field' | 'layout';

/** A value that two have changed; the editor shows both (EDIT-19). */
export interface FieldConflict extends FieldChange {
  readonly id: number;
  readonly current: unknown;
}

/** What became of an operation. Only 'applied' changes the tree, and it changes all or nothing. */
export type Outcome =
  | { readonly status: 'applied'; readonly tree: ContentTree; readonly inverse: Operation; readonly touched: readonly number[] }
  /** Two changed the same value. */
  | { readonly status: 'conflict'; readonly conflicts: readonly FieldConflict[] }
  /** Others changed or moved these modules since: to be confirmed before they are deleted or moved back. */
  | { readonly status: 'changed'; readonly ids: readonly number[] }
  /** The module, or where it should go, was deleted: what was typed has to be offered (put back, or keep). */
  | { readonly status: 'gone'; readonly id: number }
  | { readonly status: 'refused'; readonly reason: Refusal; readonly id: number };

/** What operations are checked with. */
export interface Conditions {
  readonly rules: NestingRules;
  /** True for modules that others changed after what this editor has seen; nobody deletes those unknowingly. */
  readonly isNews?: (id: number) => boolean;
}
