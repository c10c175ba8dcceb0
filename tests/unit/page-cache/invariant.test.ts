import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSite, page, paragraphOf } from './support.ts';

const hour = 3_600_000;
const tags = ['a', 'b'] as const;
const keys = ['1', '2'] as const;

/** What can happen next. `turn` lets waiting promises run without ending a render. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('read' as const), key: fc.constantFrom(...keys), tag: fc.constantFrom(...tags) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), tag: fc.constantFrom(...tags) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('advance' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('turn' as const) }) },
);

test('a read that starts after a write completed never sees what was before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), fc.boolean(), async (steps, isHot) => {
      const { cache, changes, time, request } = createSite({ hotHits: isHot ? 1 : 1000 });
      const content = { a: 0, b: 0 };
      const waiting: (() => void)[] = [];
      const pause = () => new Promise<void>((resolve) => waiting.push(resolve));
      const reads: Promise<void>[] = [];
      const hourNow = () => Math.floor(time.now / hour);

      // Rendering takes two pauses: content is read after the first and may move before the second ends.
      const render = (tag: 'a' | 'b') => async () => {
        await pause();
        const seen = hourNow();
        const text = `${content[tag]} ${seen}`;
        await pause();
        return page(text, { tags: new Set([tag]), expiresAt: new Date((seen + 1) * hour) });
      };
      const read = async (key: string, tag: 'a' | 'b') => {
        const [value, hourThen] = [content[tag], hourNow()];
        const [seenValue = -1, seenHour = -1] = (paragraphOf(await request(`${key}${tag}`, render(tag))) ?? '').split(' ').map(Number);
        expect(seenValue).toBeGreaterThanOrEqual(value);
        expect(seenHour).toBeGreaterThanOrEqual(hourThen);
      };

      for (const next of steps) {
        if (next.do === 'read') reads.push(read(next.key, next.tag));
        else if (next.do === 'wait') time.now += hour / 2;
        else if (next.do === 'advance') waiting.splice(next.which % Math.max(1, waiting.length), 1)[0]?.();
        else if (next.do === 'write') {
          content[next.tag] += 1;
          changes.write(next.tag);
        }
        if (next.do === 'turn' || next.do === 'advance') await new Promise(setImmediate);
      }
      let isOver = false;
      const over = Promise.all(reads)
        .then(() => cache.close())
        .finally(() => {
          isOver = true;
        });
      while (!isOver) {
        waiting.shift()?.();
        await new Promise(setImmediate);
      }
      await over;
    }),
    { numRuns: 400 },
  );
}, 60_000);
