import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocatePlanned } from '../../../src/features/booking/allocation/planned-allocator.ts';
import type { PlannedGroup } from '../../../src/features/booking/seat-plan/planned-seats.ts';
import { assignPlaces, isAccessGroup } from '../../../src/features/booking/seat-plan/wheelchair-rules.ts';
import { fitsInPlan, plannedFrom, rowWords } from '../../support/booking/plan-words.ts';
import { isFullRun } from '../../support/variants.ts';

const groupOf = (rows: readonly string[]) => plannedFrom({ Saal: rows }).get('Saal') as PlannedGroup;

const seatOf = (group: PlannedGroup, place: number) => group.byPlace.get(place) ?? expect.fail(`no place ${place}`);
const areNeighbours = (group: PlannedGroup, one: number, other: number) =>
  group.blocks.some((block) => {
    const at = block.findIndex(({ place }) => place === one);
    return at >= 0 && [block[at - 1]?.place, block[at + 1]?.place].includes(other);
  });

const step = fc.oneof(
  fc.record({ size: fc.integer({ min: 1, max: 6 }), companions: fc.integer({ min: 0, max: 3 }), isHeld: fc.boolean() }),
  fc.record({ leave: fc.nat() }),
);

test('SHOP-61 SHOP-66 SHOP-67 whatever parties come and go, no place is given twice, none is split, no companion sits alone and what is held back waits', () => {
  fc.assert(
    fc.property(rowWords, fc.array(step, { maxLength: 40 }), (rows, steps) => {
      const group = groupOf(rows);
      const parties: number[][] = [];
      const taken = new Set<number>();
      for (const one of steps) {
        if ('leave' in one) {
          const [gone = []] = parties.splice(one.leave % Math.max(1, parties.length), 1);
          for (const place of gone) taken.delete(place);
          continue;
        }
        const { isHeld, ...party } = one;
        if (party.companions * 2 > party.size) continue;
        const found = allocatePlanned(group, taken, party, isHeld);
        const isForWheelchairs = isAccessGroup(group) && (isHeld || party.companions > 0);
        const isFree = (place: number) => !taken.has(place) && !(isHeld && ['wheelchair', 'companion'].includes(seatOf(group, place).kind));
        if (party.companions === 0 && !isForWheelchairs) expect(found !== null).toBe(fitsInPlan(group, isFree, party.size));
        if (!found) continue;
        const places = [...found.others, ...found.companions];
        expect(new Set(places).size).toBe(party.size);
        expect(found.companions.length).toBe(party.companions);
        for (const place of places) expect(taken.has(place)).toBe(false);
        // One row; side by side, except wheelchair places, which have their companions beside them.
        expect(new Set(places.map((place) => seatOf(group, place).rank)).size).toBe(1);
        if (!isForWheelchairs) {
          const numbers = places.map((place) => place % 10_000).sort((a, b) => a - b);
          expect(numbers.at(-1)).toBe((numbers[0] ?? 0) + party.size - 1);
        }
        const wheelchairs = found.others.filter((place) => seatOf(group, place).kind === 'wheelchair');
        expect(wheelchairs.length).toBeGreaterThanOrEqual(party.companions);
        const beside = found.companions.map((place) => wheelchairs.filter((wheelchair) => areNeighbours(group, place, wheelchair)));
        expect(beside.every((those) => those.length > 0)).toBe(true);
        expect(new Set(beside.flat()).size).toBeGreaterThanOrEqual(party.companions);
        expect(assignPlaces(group, places, party, isHeld)).not.toBeNull();
        if (isHeld && party.companions === 0 && !isForWheelchairs) expect(wheelchairs).toEqual([]);
        for (const place of places) taken.add(place);
        parties.push(places);
      }
    }),
    { numRuns: isFullRun ? 20_000 : 1500 },
  );
});

test('SHOP-66 chosen places: a companion beside a wheelchair place of the same addition, one each, never across an aisle', () => {
  const group = groupOf(['w', 'cwc|c', '..wc']);
  const [lone, left, wheelchair, right, across] = [10_001, 20_001, 20_002, 20_003, 20_004];
  const assigned = (chosen: number[], companions: number, isHeld = true) =>
    assignPlaces(group, chosen, { size: chosen.length, companions }, isHeld);
  expect(assigned([wheelchair, left], 1)).toEqual({ companions: [left], others: [wheelchair] });
  expect(assigned([right, wheelchair], 1)).toEqual({ companions: [right], others: [wheelchair] });
  expect(assigned([wheelchair, left, right], 1)).toBeNull();
  expect(assigned([wheelchair, left, right], 2)).toBeNull();
  expect(assigned([wheelchair, across], 1)).toBeNull();
  expect(assigned([lone, left], 1)).toBeNull();
  expect(assigned([left], 0)).toBeNull();
  expect(assigned([left], 0, false)).toEqual({ companions: [], others: [left] });
  expect(assigned([left, right], 1, false)).toBeNull();
  expect(assigned([30_001, 30_002], 1)).toBeNull();
  expect(assigned([30_001, 30_001], 0)).toBeNull();
});

test('SHOP-61 the best available: rows in front, the middle, no single seat left over, restricted view last', () => {
  const numbers = (rows: string[], size: number, taken: number[] = []) =>
    allocatePlanned(groupOf(rows), new Set(taken), { size, companions: 0 }, true)?.others;
  expect(numbers(['......', '......'], 2)).toEqual([10_003, 10_004]);
  expect(numbers(['.....'], 2)).toEqual([10_001, 10_002]);
  expect(numbers(['rrrr', '....'], 4)).toEqual([20_001, 20_002, 20_003, 20_004]);
  expect(numbers(['..|..'], 3)).toBeUndefined();
  expect(numbers(['.wc..'], 2)).toEqual([10_004, 10_005]);
});
