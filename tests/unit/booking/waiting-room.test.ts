import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  admit,
  apply,
  arrive,
  chooseMs,
  come,
  comeMs,
  emptyQueue,
  expire,
  leave,
  mayAdd,
  missedMs,
  type Place,
  type Queue,
  serve,
} from '../../../src/features/booking/waiting-room/queue.ts';

const who = fc.integer({ min: 0, max: 30 }).map((number) => `browser ${number}`);
const events = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ what: fc.constant('arrive' as const), who }), weight: 4 },
    fc.record({ what: fc.constantFrom('come' as const, 'serve' as const, 'leave' as const), who }),
    fc.record({ what: fc.constant('expire' as const) }),
    { arbitrary: fc.record({ what: fc.constant('admit' as const), seats: fc.option(fc.integer({ min: 0, max: 8 })) }), weight: 2 },
    // Also backwards, and by more than anything holds.
    fc.record({ what: fc.constant('clock' as const), by: fc.integer({ min: -2 * missedMs, max: 2 * missedMs }) }),
  ),
  { maxLength: 200 },
);
const rules = fc.record({ size: fc.integer({ min: 1, max: 6 }), atOnce: fc.integer({ min: 1, max: 6 }) });

const choosing = (queue: Queue) => [...queue.places.values()].filter(({ state }) => state === 'admitted').length;

test('SHOP-82 SHOP-85 whatever comes, leaves, lapses and under any clock: never more choose than may, admissions are in the order of arrival, nobody has two places or loses one', () => {
  fc.assert(
    fc.property(events, rules, (steps, { size, atOnce }) => {
      const queue = emptyQueue();
      /** Who has a place, by the rule in words: from arriving until leaving or lapsing. */
      const here = new Map<string, number>();
      let [now, arrivals] = [0, 0];
      const put = (places: Place[]) => {
        apply(queue, places);
        return places;
      };
      for (const step of steps) {
        if (step.what === 'clock') now += step.by;
        if (step.what === 'arrive') {
          const had = here.has(step.who);
          const places = put(arrive(queue, step.who));
          expect(places.length).toBe(had ? 0 : 1);
          if (!had) here.set(step.who, ++arrivals);
        }
        if (step.what === 'come') put(come(queue, step.who, now));
        if (step.what === 'serve') {
          const may = mayAdd(queue.places.get(step.who), now);
          expect(put(serve(queue, step.who, now)).length).toBe(may ? 1 : 0);
        }
        if (step.what === 'leave') {
          put(leave(queue, step.who));
          here.delete(step.who);
        }
        if (step.what === 'expire')
          for (const place of put(expire(queue, now))) {
            // Somebody who waits never lapses, and who did not come at once may come back.
            if (place.state === 'gone') here.delete(place.token);
            else expect(place).toMatchObject({ state: 'missed', hasCome: false });
          }
        if (step.what === 'admit') {
          const before = [...queue.places.values()].filter(({ state }) => state === 'waiting').sort((a, b) => a.number - b.number);
          const already = choosing(queue);
          const admitted = put(admit(queue, { size, seats: step.seats, atOnce }, now));
          expect(admitted.map(({ token }) => token)).toEqual(before.slice(0, admitted.length).map(({ token }) => token));
          const room = Math.max(0, Math.min(atOnce, Math.min(size, step.seats ?? size) - already));
          expect(admitted.length).toBe(Math.min(room, before.length));
        }
        expect(choosing(queue)).toBeLessThanOrEqual(size);
        // The same people, each once and with the number of the arrival.
        expect(new Map([...queue.places.values()].map(({ token, number }) => [token, number]))).toEqual(here);
      }
    }),
  );
});

test('SHOP-86 who is admitted has two minutes to come and ten to choose; who missed the turn is next on return, for half an hour', () => {
  const queue = emptyQueue();
  const step = (now: number) => {
    apply(queue, expire(queue, now));
    apply(queue, admit(queue, { size: 1, seats: null, atOnce: 1 }, now));
  };
  for (const name of ['Ada', 'Bea', 'Cyn']) apply(queue, arrive(queue, name));
  step(0);
  expect(mayAdd(queue.places.get('Ada'), comeMs - 1)).toBe(true);
  step(comeMs);
  expect(mayAdd(queue.places.get('Ada'), comeMs)).toBe(false);
  expect(mayAdd(queue.places.get('Bea'), comeMs)).toBe(true);
  apply(queue, come(queue, 'Bea', comeMs));
  // Ada comes back and is next, before Cyn.
  apply(queue, come(queue, 'Ada', comeMs + 1));
  step(comeMs + chooseMs - 1);
  expect(mayAdd(queue.places.get('Bea'), comeMs + chooseMs - 1)).toBe(true);
  step(comeMs + chooseMs);
  expect(queue.places.has('Bea')).toBe(false);
  expect(queue.places.get('Ada')?.state).toBe('admitted');
  step(comeMs + chooseMs + comeMs);
  expect([queue.places.get('Ada')?.state, queue.places.get('Cyn')?.state]).toEqual(['missed', 'admitted']);
  step(comeMs + chooseMs + comeMs + missedMs);
  expect(queue.places.has('Ada')).toBe(false);
});
