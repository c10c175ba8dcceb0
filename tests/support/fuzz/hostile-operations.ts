import fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';

/** One place of a JSON value, counted through it, that becomes something else. */
export interface Spoiling {
  place: number;
  /** As JSON: one of the values is nested too deep to be printed. */
  value: string;
}

export const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  place: fc.nat(200),
  value: hostileValue.map((value) => JSON.stringify(value)),
});

/** A copy of a JSON value with the one place changed; its keys stay. */
export function spoilt(json: unknown, { place, value }: Spoiling): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(json));
  const places: (() => void)[] = [];
  const walk = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      const inside = holder as Record<string, unknown>;
      places.push(() => {
        inside[key] = JSON.parse(value);
      });
      walk(inside[key]);
    }
  };
  walk(copy);
  places[place % Math.max(1, places.length)]?.();
  return copy;
}
