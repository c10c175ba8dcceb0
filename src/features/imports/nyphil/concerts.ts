import { describeIssues } from '../describe-issues.ts';
import { importText } from '../import-text.server.ts';
import { type Concert, concertSchema } from './nyphil.schema.ts';

/** A concert that can be imported; its local time is stored as local time of the venue. */
export interface DatedConcert extends Concert {
  key: string;
  start: string;
}

/** The concerts of a programme that can be imported; the others are refused with their reason. */
export function datedConcerts(
  programId: string,
  concerts: readonly unknown[],
  refuse: (index: number, reason: string) => void,
): DatedConcert[] {
  const found: DatedConcert[] = [];
  const perDay = new Map<string, number>();
  for (const [index, value] of concerts.entries()) {
    const parsed = concertSchema.safeParse(value);
    if (!parsed.success) {
      refuse(index, describeIssues(parsed.error));
      continue;
    }
    const day = parsed.data.Date.slice(0, 10);
    const number = (perDay.get(day) ?? 0) + 1;
    perDay.set(day, number);
    const time = clockTime(parsed.data.Time);
    const reason = reasonAgainst(parsed.data, time);
    if (reason) refuse(index, reason);
    else
      found.push({ ...parsed.data, key: number === 1 ? `${programId}-${day}` : `${programId}-${day}-${number}`, start: `${day}T${time}` });
  }
  return found;
}

function reasonAgainst({ eventType, Time }: Concert, time: string | null): string | null {
  if (/\(private\)/i.test(eventType))
    return importText({
      de: `ein privates Konzert („${eventType}“) wird Gästen nicht gezeigt`,
      en: `a private concert ('${eventType}') is not shown to visitors`,
    });
  if (time !== null) return null;
  return !Time || Time === 'None'
    ? importText({ de: 'das Konzert hat keine Uhrzeit', en: 'the concert has no time' })
    : importText({
        de: `erwartet wird eine Uhrzeit wie „7:30PM“, da steht „${Time.slice(0, 20)}“`,
        en: `expected a time such as '7:30PM', got '${Time.slice(0, 20)}'`,
      });
}

/** '7:30PM' as '19:30'; null when it is no time. */
function clockTime(text: string | null | undefined): string | null {
  const [, hours, minutes, half] = /^(\d{1,2}):([0-5]\d) ?([AP])M$/i.exec(text?.trim() ?? '') ?? [];
  const hour = Number(hours);
  if (!minutes || hour < 1 || hour > 12) return null;
  return `${String((hour % 12) + (half?.toUpperCase() === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
