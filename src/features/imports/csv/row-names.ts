import { maxNameLength, type NamedEntries } from '../apply/named-entries.ts';
import { listOf, type RoleAssignment, readParts } from './csv-cells.ts';
import type { ComposedColumn } from './csv-columns.ts';
import type { SheetRow } from './sheet-row.ts';

const single = ['room', 'venue', 'production', 'type', 'genre'] as const;
const several = ['tags', 'series'] as const;

/** What a row says by name: room, type, tags, contributors and so on. Undefined parts have no column. */
export interface RowNames {
  of(name: (typeof single)[number] | (typeof several)[number]): string[] | undefined;
  parts: RoleAssignment[] | undefined;
}

/** Reads the names and refuses invalid ones, without adding entries yet: a refused row adds none. */
export function namesOf(row: SheetRow): RowNames {
  const found = new Map<ComposedColumn, string[]>();
  for (const name of [...single, ...several]) {
    const cell = row.cell(name);
    if (!cell) continue;
    const names = several.some((one) => one === name) ? listOf(cell.text) : [cell.text].filter(Boolean);
    if (names.some((one) => one.length > maxNameLength))
      row.refuse(cell, { de: `ein Name von höchstens ${maxNameLength} Zeichen`, en: `a name of at most ${maxNameLength} characters` });
    found.set(name, names);
  }
  return { of: (name) => found.get(name), parts: partsOf(row) };
}

/** Puts the names as entries into their lists; answers the references of the event. */
export function referencesOf(row: SheetRow, names: RowNames, named: NamedEntries): Record<string, unknown> {
  const one = (name: (typeof single)[number], add: (text: string) => string) => {
    const texts = names.of(name);
    return texts && (texts[0] === undefined ? null : add(texts[0]));
  };
  const venue = names.of('venue')?.[0] ?? '';
  const references = {
    room: one('room', (room) => named.room(room, venue)) ?? one('venue', (name) => named.room(name, name)),
    exhibition_type: one('type', (type) => named.add('exhibition_types', type)),
    genre: one('genre', (genre) => named.add('genres', genre)),
    tags: names.of('tags')?.map((tag) => named.add('event_tags', tag)),
    series: names.of('series')?.map((series) => named.add('series', series)),
    production: productionOf(row, named) ?? one('production', (name) => named.production(name)),
    contributors: names.parts?.map(({ name, role }) => ({ role, person: named.person(name) })),
  };
  return Object.fromEntries(Object.entries(references).filter(([, value]) => value !== undefined));
}

function partsOf(row: SheetRow): RoleAssignment[] | undefined {
  const cell = row.cell('contributors');
  if (!cell?.text) return cell && [];
  const parts = readParts(cell.text);
  if (!parts) row.refuse(cell);
  return parts;
}

/** A production with a key of its own is called by its name, else by the title of the row that names it first. */
function productionOf(row: SheetRow, named: NamedEntries): string | null | undefined {
  const cell = row.cell('production_key');
  if (!cell?.text) return row.cell('production') ? undefined : cell && null;
  const title = row.cells.find(({ name, text }) => name === 'title' && text)?.text ?? '';
  return named.production(row.text('production') || title, cell.text);
}
