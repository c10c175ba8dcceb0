import { expect, test } from 'vitest';
import {
  emptyHistory,
  type History,
  record,
  redo,
  type Step,
  undo,
  withStoredValues,
} from '../../../src/features/pages/operations/history.ts';
import type { SetOperation } from '../../../src/features/pages/operations/operation.ts';

const set = (from: string, to: string): SetOperation => ({ kind: 'set', id: 2, changes: [{ field: 'content', language: 'de', from, to }] });
const typed = (from: string, to: string, at: number): Step => ({
  name: 'typed',
  model: 'text',
  operation: set(from, to),
  inverse: set(to, from),
  key: '2.content.de',
  at,
});

test('EDIT-05 typing without a pause is one step, from before the first to after the last key', () => {
  const history = [typed('', 'A', 0), typed('A', 'Ab', 300), typed('Ab', 'Abc', 600), typed('Abc', 'X', 9000)].reduce(record, emptyHistory);
  expect(history.done.map(({ inverse }) => inverse)).toEqual([set('Abc', ''), set('X', 'Abc')]);
});

test('EDIT-05 at least 20 steps are undone and done again, and what is new ends the doing again', () => {
  let history: History = emptyHistory;
  for (let at = 0; at < 40; at++) history = record(history, typed(`${at}`, `${at + 1}`, at * 10_000));
  for (let at = 39; at >= 0; at--) {
    const back = undo(history);
    expect(back?.step.inverse).toEqual(set(`${at + 1}`, `${at}`));
    history = back?.history ?? history;
  }
  expect(undo(history)).toBeNull();
  const again = redo(JSON.parse(JSON.stringify(history)));
  expect(again?.step.operation).toEqual(set('0', '1'));
  expect(record(history, typed('', 'neu', 0)).undone).toEqual([]);
});

test('EDIT-05 EDIT-93 a step names the value that the server has stored', () => {
  const done = [typed('a', 'a ', 0)];
  const value = { id: 2, field: 'content', language: 'de', sent: 'a ', stored: 'a!' } as const;
  const { done: known } = withStoredValues({ done, undone: [] }, [value]);
  expect(known[0]).toMatchObject({ operation: set('a', 'a!'), inverse: set('a!', 'a') });
});
