import { expect, test } from 'vitest';
import { AvifPlan } from '../../../src/features/media/avif/avif-plan.ts';

function planOf(states: Record<string, 'pending' | 'ready' | 'not-smaller'>): AvifPlan {
  const plan = new AvifPlan();
  plan.replace(Object.entries(states).map(([path, state]) => ({ path, original: 'x.jpg', width: 360, state })));
  return plan;
}

test('EMBED-08 what visitors look at is encoded first, then the rest in its order', () => {
  const plan = planOf({ a: 'pending', b: 'pending', done: 'ready', c: 'pending', d: 'pending' });
  for (const path of ['c', 'done', 'unknown', 'd', 'c']) plan.prioritize(path);
  const order: (string | undefined)[] = [];
  for (let job = plan.next(); job; job = plan.next()) {
    order.push(job.path);
    plan.settle(job.path, 'ready');
  }
  expect(order).toEqual(['c', 'd', 'a', 'b']);
});

test('EMBED-08 what is postponed blocks nothing, even when it is requested, and comes again', () => {
  const plan = planOf({ a: 'pending', b: 'pending' });
  plan.prioritize('a');
  plan.postpone('a');
  expect(plan.next()?.path).toBe('b');
  plan.settle('b', 'not-smaller');
  expect(plan.next()).toBeUndefined();
  expect(plan.hasPostponed).toBe(true);
  plan.retry();
  expect(plan.next()?.path).toBe('a');
});

test('EMBED-08 a new look at the database keeps what is requested and forgets what is gone', () => {
  const plan = planOf({ a: 'pending', b: 'pending' });
  plan.prioritize('b');
  plan.replace([
    { path: 'a', original: 'x.jpg', width: 1, state: 'pending' },
    { path: 'b', original: 'x.jpg', width: 1, state: 'pending' },
    { path: 'c', original: 'x.jpg', width: 1, state: 'not-smaller' },
  ]);
  expect([plan.next()?.path, plan.stateOf('c'), plan.stateOf('gone')]).toEqual(['b', 'not-smaller', undefined]);
});
