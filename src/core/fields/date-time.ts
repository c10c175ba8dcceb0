import { z } from 'zod';
import { parseIsoInstant, parseWallClock, toLocalIso } from '../text/wall-clock.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldTexts } from './labels.ts';

/** ISO 8601 with offset, or local time of the venue without one ('2026-11-20T19:30', read in Europe/Berlin, FMT-01). */
export const momentSchema = z.string().transform((value, context): Date => {
  const instant = instantOf(value);
  if (instant) return instant;
  context.addIssue({ code: 'custom', message: `expected a date with time such as 2026-11-20T19:30, got '${value.slice(0, 40)}'` });
  return z.NEVER;
});

const instantOf = (value: string) => parseIsoInstant(value) ?? parseWallClock(value);

/** A moment inside of a stored value: given as {@link momentSchema} takes it, stored as ISO 8601 with the local offset. */
export const storedMoment = z
  .string()
  .refine((value) => instantOf(value) !== null, 'expected a date with time such as 2026-11-20T19:30')
  .overwrite((value) => {
    const instant = instantOf(value);
    return instant ? toLocalIso(instant) : value;
  });

/** A moment, given as {@link momentSchema} takes it and stored as an instant in UTC. */
export function dateTime({ required = false, ...texts }: FieldOptions): Field<'date-time', Date | null> {
  const schema = (required ? momentSchema : momentSchema.nullable()) as unknown as z.ZodType<Date | null>;
  return { ...texts, kind: 'date-time', isRequired: required, schema, initial: null, words: () => '' };
}

/** A calendar day without time, stored and delivered as 'YYYY-MM-DD'. */
export function date({ required = false, ...texts }: FieldOptions): Field<'date', string | null> {
  const day = z.iso.date();
  return { ...texts, kind: 'date', isRequired: required, schema: required ? day : day.nullable(), initial: null, words: () => '' };
}

/** A local time of day, 'HH:MM' up to '24:00'; empty when there is none. */
export function timeOfDay(texts: FieldTexts): Field<'text', string> {
  const schema = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)?$/, 'expected a time such as 19:30');
  return { ...texts, kind: 'text', isRequired: false, schema, initial: '', words: () => '' };
}
