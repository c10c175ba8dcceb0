import type { InterfaceText } from '../../../core/languages.ts';
import { NamedEntries } from '../apply/named-entries.ts';
import { entryKey } from '../entry-key.ts';
import { importText, linePlace } from '../import-text.server.ts';
import type { ImportNote, Refusal } from '../season.report.ts';
import { type CalendarEvent, type HiddenOccurrence, readEvent, readHiddenOccurrence } from './calendar-event.ts';
import { EntryFault } from './entry-fault.ts';
import { isSeries, maxDates, occurrencesOf, yearsAhead } from './occurrences.ts';
import type { CalendarComponent } from './read-components.ts';
import { onWall, stampOf } from './times.ts';
import type { ZoneOf } from './zones.ts';

/** Maximal events of one file, every occurrence counted. */
export const maxEvents = 20_000;
export const tooMany: InterfaceText = {
  de: `höchstens ${maxEvents} Veranstaltungen in einer Datei, Wiederholungen mitgezählt; teilen Sie die Datei auf`,
  en: `expected at most ${maxEvents} events in a file, occurrences counted; split the file`,
};

/** Converts a calendar into a season. */
export class CalendarReading {
  readonly named = new NamedEntries();
  readonly entries: object[] = [];
  /** Of the entries, in their order. */
  readonly places: string[] = [];
  readonly #refused: { line: number; refusal: Refusal }[] = [];
  readonly notes: ImportNote[] = [];
  readonly #events: CalendarEvent[] = [];
  /** By UID. */
  readonly #hidden = new Map<string, HiddenOccurrence[]>();
  readonly #zoneOf: ZoneOf;
  readonly #now: Date;

  constructor(zoneOf: ZoneOf, now: Date) {
    this.#zoneOf = zoneOf;
    this.#now = now;
  }

  refuse(line: number, uid: string, reason: string): void {
    this.#refused.push({ line, refusal: { list: 'events', place: placeOf(line, uid), reason } });
  }

  /** In the order of the file. */
  get refused(): Refusal[] {
    return this.#refused.toSorted((a, b) => a.line - b.line).map(({ refusal }) => refusal);
  }

  read(component: CalendarComponent): void {
    const isRead = this.#orRefuse(component.line, uidOf(component), () => void this.#events.push(readEvent(component, this.#zoneOf)));
    const hidden = isRead ? null : readHiddenOccurrence(component, this.#zoneOf);
    if (hidden) this.#hidden.set(hidden.uid, [...(this.#hidden.get(hidden.uid) ?? []), hidden]);
  }

  byUid(): CalendarEvent[][] {
    return [...Map.groupBy(this.#events, ({ uid }) => uid).values()];
  }

  /** Takes the event or series of one UID with the occurrences that differ; of several versions the highest SEQUENCE. */
  take(group: readonly CalendarEvent[]): void {
    const [master, ...others] = newestFirst(group.filter(({ recurrence }) => !recurrence));
    for (const { line, uid, sequence } of others)
      if (sequence === master?.sequence)
        this.refuse(
          line,
          uid,
          importText({
            de: `die UID steht zweimal mit derselben SEQUENCE; nur die von Zeile ${master.line} gilt`,
            en: `the UID stands twice with the same SEQUENCE; only that of line ${master.line} is taken`,
          }),
        );
    const differing = this.#differing(group, master);
    const hidden = master ? this.#hiddenOf(master, differing) : new Set<string>();
    if (master) this.#orRefuse(master.line, master.uid, () => this.#takeMaster(master, differing, hidden));
    for (const [stamp, event] of differing) this.#add(event, `${event.uid} ${stamp}`, event.start.wall);
  }

  /** Occurrences with a RECURRENCE-ID, by the time the series would have them. */
  #differing(group: readonly CalendarEvent[], master: CalendarEvent | undefined): Map<string, CalendarEvent> {
    const found = new Map<string, CalendarEvent>();
    for (const event of newestFirst(group)) {
      const { recurrence, line, uid, sequence } = event;
      if (!recurrence) continue;
      this.#orRefuse(line, uid, () => {
        const stamp = stampOf(onWall(recurrence, master?.start ?? event.start));
        const known = found.get(stamp);
        if (!known) found.set(stamp, event);
        else if (known.sequence === sequence)
          throw new EntryFault(
            importText({
              de: `die RECURRENCE-ID steht zweimal; nur die von Zeile ${known.line} gilt`,
              en: `the RECURRENCE-ID stands twice; only that of line ${known.line} is taken`,
            }),
          );
      });
    }
    return found;
  }

  /** Times of the series at which a refused occurrence stands, unless a newer version of it can be shown. */
  #hiddenOf(master: CalendarEvent, differing: Map<string, CalendarEvent>): Set<string> {
    const stamps = new Set<string>();
    for (const { sequence, recurrence } of this.#hidden.get(master.uid) ?? []) {
      const stamp = stampOf(onWall(recurrence, master.start));
      const shown = differing.get(stamp);
      if (shown && shown.sequence > sequence) continue;
      differing.delete(stamp);
      stamps.add(stamp);
    }
    return stamps;
  }

  #takeMaster(master: CalendarEvent, differing: Map<string, CalendarEvent>, hidden: ReadonlySet<string>): void {
    const { uid, line, start } = master;
    if (!isSeries(master) || this.#isFull) {
      this.#add(master, uid, start.wall);
      return;
    }
    const { walls, isCut, until } = occurrencesOf(master, this.#zoneOf, this.#now);
    for (const wall of walls) {
      const stamp = stampOf(wall);
      if (hidden.has(stamp)) continue;
      const changed = differing.get(stamp);
      differing.delete(stamp);
      this.#add(changed ?? master, `${uid} ${stamp}`, changed?.start.wall ?? wall);
      if (this.#isFull && wall !== walls.at(-1))
        throw new EntryFault(
          importText({
            de: `${tooMany.de}; die Serie ist nach dem ${wall.toPlainDate()} ausgelassen`,
            en: `${tooMany.en}; the series is left out after ${wall.toPlainDate()}`,
          }),
        );
    }
    if (isCut)
      this.refuse(
        line,
        uid,
        importText({
          de: `höchstens ${maxDates} Wiederholungen; die nach dem ${walls.at(-1)?.toPlainDate()} sind ausgelassen`,
          en: `expected at most ${maxDates} occurrences; those after ${walls.at(-1)?.toPlainDate()} are left out`,
        }),
      );
    else if (until)
      this.notes.push({
        place: placeOf(line, uid),
        note: importText({
          de: `die Serie hat kein Ende; genommen sind ${yearsAhead} Jahre, bis ${until.toPlainDate()}`,
          en: `the series has no end; taken for ${yearsAhead} years, up to ${until.toPlainDate()}`,
        }),
      });
  }

  get #isFull(): boolean {
    return this.entries.length >= maxEvents;
  }

  #add({ line, start, fields, endAt, location, categories }: CalendarEvent, key: string, wall: Temporal.PlainDateTime): void {
    if (this.#isFull) {
      this.refuse(line, key, importText(tooMany));
      return;
    }
    this.entries.push({
      key: entryKey(key),
      ...fields,
      date_start: start.zone.toInstant(wall).toString(),
      date_end: endAt(wall)?.toString() ?? null,
      ...(location && { room: this.named.room(location, '') }),
      ...(categories && { tags: categories.map((category) => this.named.add('event_tags', category)) }),
    });
    this.places.push(linePlace(line));
  }

  /** @returns whether the work was done. */
  #orRefuse(line: number, uid: string, work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (!(error instanceof EntryFault)) throw error;
      this.refuse(line, uid, error.message);
      return false;
    }
  }
}

function newestFirst(events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.toSorted((a, b) => b.sequence - a.sequence);
}

function placeOf(line: number, uid: string): string {
  return `${linePlace(line)}${uid ? ` '${uid.slice(0, 80).toWellFormed()}'` : ''}`;
}

function uidOf({ lines }: CalendarComponent): string {
  return lines.map((line) => /^UID(?:;[^:]*)?:(.*)$/i.exec(line)?.[1]?.trim()).find((uid) => uid !== undefined) ?? '';
}
