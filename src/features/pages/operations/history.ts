import isEqual from 'fast-deep-equal';
import type { FieldLanguage } from './content-tree.ts';
import type { FieldChange, Operation } from './operation.ts';

/** What a step is called in the undo button; the message is `editor_step_` and this name, with the module's label as `module`. */
export type StepName =
  | 'typed'
  | 'changed'
  | 'inserted'
  | 'deleted'
  | 'moved'
  | 'duplicated'
  | 'pasted'
  | 'layout'
  | 'restored'
  | 'published';

/** One step that can be undone: named, and with what takes it back. */
export interface Step {
  readonly name: StepName;
  /** Name of the module it concerns, '' for several. */
  readonly model: string;
  readonly operation: Operation;
  readonly inverse: Operation;
  /** Steps in a row with the same key within a short time are one, e.g. typing in one text; null stands for itself. */
  readonly key: string | null;
  /** Milliseconds. */
  readonly at: number;
}

/** The editor's own steps, nobody else's (EDIT-05). Plain data: it survives a reload in the browser's store. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyHistory: History = { done: [], undone: [] };

/** Number of steps that can be undone (EDIT-05 requires 20). */
const maxSteps = 200;
/** Typing after a longer pause is a new step. */
const typingPauseMs = 2000;

/** Notes a step; what was undone before can no longer be redone. */
export function record(history: History, step: Step): History {
  const last = history.done.at(-1);
  const joined = last && step.key !== null && last.key === step.key && step.at - last.at < typingPauseMs ? join(last, step) : null;
  const done = joined ? [...history.done.slice(0, -1), joined] : [...history.done, step];
  return { done: done.slice(-maxSteps), undone: [] };
}

/** The step to take back next and the history after it; null when there is none. Its `inverse` is what has to be applied and sent. */
export function undo(history: History): { step: Step; history: History } | null {
  const step = history.done.at(-1);
  return step ? { step, history: { done: history.done.slice(0, -1), undone: [...history.undone, step] } } : null;
}

/** The step to do again. Its `operation` has to be applied and sent. */
export function redo(history: History): { step: Step; history: History } | null {
  const step = history.undone.at(-1);
  return step ? { step, history: { done: [...history.done, step], undone: history.undone.slice(0, -1) } } : null;
}

/** A value as it was sent and as the server has stored it, e.g. without the space at its end. */
export interface StoredValue {
  readonly id: number;
  readonly field: string;
  readonly language: FieldLanguage;
  readonly sent: unknown;
  readonly stored: unknown;
}

/** The steps with values as they are stored: an undo that names another one would be a conflict with somebody else's. */
export function withStoredValues(history: History, values: readonly StoredValue[]): History {
  if (values.length === 0) return history;
  const inStep = (step: Step): Step => ({ ...step, operation: inOperation(step.operation), inverse: inOperation(step.inverse) });
  const inOperation = (operation: Operation): Operation => {
    if (operation.kind === 'group') return { ...operation, operations: operation.operations.map(inOperation) };
    if (operation.kind !== 'set') return operation;
    const changes = operation.changes.map((change) => ({
      ...change,
      from: storedEnd(operation.id, change, 'from'),
      to: storedEnd(operation.id, change, 'to'),
    }));
    return { ...operation, changes };
  };
  const storedEnd = (id: number, change: FieldChange, end: 'from' | 'to') => {
    const { field, language } = change;
    const known = values.find((one) => one.id === id && one.field === field && one.language === language && isEqual(one.sent, change[end]));
    return known ? known.stored : change[end];
  };
  return { done: history.done.map(inStep), undone: history.undone.map(inStep) };
}

/** Two steps as one: from before the first to after the second. */
function join(first: Step, second: Step): Step | null {
  const [before, after] = [first.operation, second.operation];
  if (before.kind !== 'set' || after.kind !== 'set' || before.changes.length !== 1 || after.changes.length !== 1) return null;
  const [start, end] = [before.changes[0], after.changes[0]];
  if (!start || !end || before.id !== after.id || start.field !== end.field || start.language !== end.language) return null;
  const { field, language } = start;
  return {
    ...second,
    operation: { kind: 'set', id: before.id, changes: [{ field, language, from: start.from, to: end.to }] },
    inverse: { kind: 'set', id: before.id, changes: [{ field, language, from: end.to, to: start.from }] },
  };
}
