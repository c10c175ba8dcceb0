import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { applySeason, type SeasonImport } from '../../../src/features/imports/apply-season.server.ts';
import type { SeasonFormat } from '../../../src/features/imports/format-names.ts';
import type { SeasonDocument } from '../../../src/features/imports/season.format.ts';
import type { SeasonReport } from '../../../src/features/imports/season.report.ts';
import { seasonFormats } from '../../../src/features/imports/season-formats.ts';

/** A small season with one entry of most lists and every kind of reference. */
export function smallSeason(source = 'test'): SeasonDocument & { events: NonNullable<SeasonDocument['events']> } {
  return {
    format: 'foyer',
    version: 1,
    source,
    media: [{ key: 'poster', file: 'poster.png', description: { de: 'Plakat', en: 'Poster' }, focus: [0.5, 0.25] }],
    venues: [{ key: 'house', name: 'Haus am Ring', city: 'Hohenfurt' }],
    rooms: [{ key: 'main', name: { de: 'Großes Haus', en: 'Main House' }, venue: 'house', seats: 600 }],
    exhibition_types: [{ key: 'play', name: { de: 'Vorstellung', en: 'Performance' } }],
    event_tags: [{ key: 'family', name: { de: 'Familie', en: 'Family' } }],
    persons: [
      { key: 'ana', first_name: 'Ana', last_name: 'Ferrer' },
      { key: 'ilka', first_name: 'Ilka', last_name: 'Brandt' },
    ],
    productions: [
      {
        key: 'carmen',
        name: 'Carmen',
        image: 'poster',
        text: { de: '<p onclick="x()">Sie hat nie versprochen.</p><script>x()</script>', en: '<p>She never promised.</p>' },
        contributors: [{ person: 'ilka', role: { de: 'Carmen', en: 'Carmen' } }],
      },
    ],
    events: [
      {
        key: 'carmen-1',
        name: 'Carmen',
        production: 'carmen',
        room: 'main',
        exhibition_type: 'play',
        tags: ['family'],
        date_start: '2026-11-20T19:30',
        date_end: '2026-11-20T22:30',
      },
      {
        key: 'carmen-2',
        name: 'Carmen',
        production: 'carmen',
        room: 'main',
        date_start: '2027-03-28T18:00',
        contributors: [{ person: 'ana', role: { de: 'Carmen', en: 'Carmen' }, replaces: 'ilka' }],
      },
      { key: 'talk', name: 'Einführung', parent: 'carmen-1', date_start: '2026-11-20T18:45' },
    ],
    teasers: [{ key: 'teaser', name: 'Carmen', position: '2026-11-20', event: 'carmen-1' }],
  };
}

/** Pictures for tests that are not about pictures. */
export async function anyPicture() {
  return { path: 'ab/any.png', content_type: 'image/png', size: 1, width: 10, height: 10, color: '#000000', renditions: [] };
}

export async function importInto(database: DatabaseHandle, document: unknown, options: Partial<SeasonImport> = {}): Promise<SeasonReport> {
  return applySeason({ database, document, pictures: anyPicture, ...options });
}

/** Imports the bytes of a file in one of the formats. */
export async function importBytes(
  database: DatabaseHandle,
  format: SeasonFormat,
  bytes: Buffer,
  options: Partial<SeasonImport> = {},
): Promise<SeasonReport> {
  return applySeason({ database, ...(await seasonFormats[format](bytes, 'the file')), pictures: anyPicture, ...options });
}

/** Rows of one statement. */
export async function rowsOf<Row = Record<string, unknown>>({ db }: DatabaseHandle, statement: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
}

/** Everything an import may touch, as text: equal before and after means that nothing was changed. */
export async function fingerprint(database: DatabaseHandle): Promise<string> {
  const tables = ['media', 'venues', 'rooms', 'persons', 'productions', 'events', 'teasers', 'contributors', 'outbox', 'audit'];
  const parts = await Promise.all(
    tables.map((table) =>
      rowsOf(database, `select '${table}' as t, coalesce(string_agg(x::text, '|' order by x::text), '') as c from ${table} x`),
    ),
  );
  return JSON.stringify(parts);
}

export async function pngOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer();
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'foyer-import-'));
}
