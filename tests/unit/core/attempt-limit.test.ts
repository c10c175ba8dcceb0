import { expect, test } from 'vitest';
import { AttemptLimit } from '../../../src/core/http/attempt-limit.ts';

test('OPS-250 attempts counted while the clock was ahead lock nobody out once it is put right', () => {
  let now = Date.parse('2026-11-21T11:00:00Z');
  const limit = new AttemptLimit(2, 60_000, () => new Date(now));
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60]);
  now -= 3_600_000;
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60]);
});
