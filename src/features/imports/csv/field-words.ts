import type { EventField } from '../field-fault.ts';

/** How sheets call a field beside its own name and its labels. */
interface FieldWords {
  /** Name of the column, where it is not that of the field. */
  column?: string;
  also?: readonly string[];
  /** Words for codes beside the codes and their labels. */
  codes?: Readonly<Record<string, readonly string[]>>;
}

export const fieldWords: Partial<Record<EventField, FieldWords>> = {
  name: { column: 'title', also: ['Name', 'Veranstaltung'] },
  duration_minutes: { column: 'duration', also: ['Dauer', 'Spieldauer'] },
  preline: { also: ['Oberzeile', 'Dachzeile'] },
  subline: { also: ['Untertitel', 'subtitle'] },
  text: { also: ['Kurztext', 'Teaser'] },
  important_info: { also: ['Wichtige Hinweise'] },
  status_note: { also: ['Statushinweis'] },
  cast_note: { also: ['Besetzungshinweis'] },
  prices: { also: ['Preis', 'price'] },
  ticket_url: { also: ['Tickets', 'Ticketlink', 'Kartenlink'] },
  sale_starts: { also: ['Vorverkauf ab', 'Vorverkaufsstart'] },
  sale_ends: { also: ['Vorverkauf bis', 'Verkaufsende'] },
  is_premiere: { column: 'premiere' },
  age_from: { also: ['Alter', 'ab Alter', 'Altersempfehlung'] },
  content_notes: { also: ['Inhaltshinweise', 'Triggerwarnung'] },
  access: {
    also: ['Barrierefreiheit'],
    codes: { wheelchair: ['Rollstuhl'], captions: ['Übertitel für Gehörlose'], assistance_dog: ['Assistenzhund'] },
  },
  is_online: { column: 'online', also: ['sichtbar', 'veröffentlicht'] },
};
