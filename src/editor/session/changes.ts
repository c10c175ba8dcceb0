import type { Operation } from '../../features/pages/operations/operation.ts';
import type { Change } from '../../features/pages/operations/rebase.ts';

/** A name for a change, unlike all others. */
export function changeId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Typing on in a text that was not sent yet is the same change. */
export function joinLast(last: Change | undefined, operation: Operation): Change | null {
  if (last?.operation.kind !== 'set' || operation.kind !== 'set' || last.operation.id !== operation.id) return null;
  const [before, after] = [last.operation.changes, operation.changes];
  const [first, second] = [before[0], after[0]];
  if (before.length !== 1 || after.length !== 1 || !first || !second) return null;
  if (first.field !== second.field || first.language !== second.language) return null;
  return { ...last, operation: { ...operation, changes: [{ ...first, to: second.to }] } };
}

/** Whether only the server can make what it shows: pictures, addresses, what modules load. */
export function needsServer(operation: Operation): boolean {
  return operation.kind !== 'set' || operation.changes.some(({ language }) => language === null);
}

/** The values an operation sets. */
export function setsOf(operation: Operation): { id: number; field: string; language: string | null; from: unknown; to: unknown }[] {
  if (operation.kind === 'group') return operation.operations.flatMap(setsOf);
  return operation.kind === 'set' ? operation.changes.map((change) => ({ id: operation.id, ...change })) : [];
}

/** Names one value of the draft: a text in one language, or what is the same in all. */
export function valueKey(id: number, field: string, language: string | null): string {
  return `${id}.${field}.${language}`;
}

/** The values an operation sets, as 'id.field'. */
export function valuesOf(operation: Operation): string[] {
  return setsOf(operation).map(({ id, field }) => `${id}.${field}`);
}

/** The modules an operation is about. */
export function idsOf(operation: Operation): number[] {
  if (operation.kind === 'group') return operation.operations.flatMap(idsOf);
  return operation.kind === 'insert' ? operation.nodes.map(({ id }) => id) : [operation.id];
}
