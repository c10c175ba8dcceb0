import { eventFields } from '../programme/programme.fields.ts';
import { describeIssues } from './describe-issues.ts';

export type EventField = keyof typeof eventFields;

/** What is wrong with a value for a field of an event, for people; null when nothing is. */
export function fieldFault(field: EventField, value: unknown): string | null {
  const parsed = eventFields[field].schema.safeParse(value);
  return parsed.success ? null : describeIssues(parsed.error);
}
