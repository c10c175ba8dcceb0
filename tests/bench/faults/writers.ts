import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, like, sql } from 'drizzle-orm';
import { readBackup } from '../../../src/core/backup/read-backup.server.ts';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { callCommand, connectToSite } from '../../../src/core/database/data-dir/call-command.server.ts';
import { shopCarts, shopItems } from '../../../src/features/booking/booking.tables.server.ts';
import { holdMs } from '../../../src/features/booking/cart/hold-time.ts';
import { hashOf } from '../../../src/features/booking/tokens.server.ts';
import { formEntries } from '../../../src/features/forms/forms.tables.server.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import type { ChangesAnswer, Draft } from '../../../src/features/pages/drafts/draft.contract.ts';
import { sections } from '../../../src/features/pages/pages.tables.server.ts';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { backupCommand } from '../../../src/server/commands/backup-command.ts';
import { Shopper } from '../../support/booking/shopper.ts';
import { plainPng } from '../../support/media/pictures.ts';

/** What a writer works on: the site as it runs now, and what was made before it started. */
export interface Place {
  url(): string;
  dataDir: string;
  databaseUrl: string | undefined;
  headers: Record<string, string>;
  pages: readonly number[];
  events: readonly number[];
}

export interface Writer {
  what: string;
  /** So many writes under way at a time, the share of the whole. */
  atOnce: number;
  share: number;
  /** The same index again is the same write, as after a lost answer. @throws when it was not acknowledged */
  write(place: Place, index: number): Promise<void>;
  /** How often each write is stored, by its index. */
  stored(database: DatabaseHandle, place: Place): Promise<ReadonlyMap<number, number>>;
}

/** Texts of one page, for a page of thousands of modules would measure that. */
const savesPerPage = 50;

function editor(): Writer {
  const drafts = new Map<number, { container: number; ids: number[]; version: number; session: string }>();
  const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const open = async ({ pages, ...place }: Place, at: number) => {
    const draft = await send<Draft>(place, 'de/pageeditor-api/drafts', { content_type: 'page', object_id: pages[at] });
    const ids = [...draft.ids];
    while (ids.length < savesPerPage)
      ids.push(...(await send<{ ids: number[] }>(place, `de/pageeditor-api/drafts/${draft.container}/ids`, {})).ids);
    return { container: draft.container, ids, version: draft.version, session: `visit-${randomUUID()}` };
  };
  return {
    what: 'page editor: saves of one text after the other',
    atOnce: 1,
    share: 0.15,
    write: async (place, index) => {
      const at = Math.floor(index / savesPerPage);
      const draft = drafts.get(at) ?? (await open(place as Place, at));
      drafts.set(at, draft);
      const inPage = index % savesPerPage;
      const node = {
        ...{ id: draft.ids[inPage] ?? 0, parent: null, column: 0, order: 0, model: 'text', model_version: 1 },
        fields: { content: { de: `<p>Satz ${index}.</p>` } },
      };
      const operation = { kind: 'insert', place: { parent: null, column: 0, after: draft.ids[inPage - 1] ?? null }, nodes: [node] };
      const answer = await send<ChangesAnswer>(place, `de/pageeditor-api/drafts/${draft.container}/changes?draft=true`, {
        ...{ session: draft.session, version: draft.version },
        changes: [{ id: idOf(index), operation }],
      });
      const [outcome] = answer.outcomes;
      if (outcome?.status !== 'applied' && outcome?.status !== 'known') throw new Error(JSON.stringify(outcome));
      draft.version = answer.version;
    },
    stored: async ({ db }) => {
      const rows = await db.select({ fields: sections.fields }).from(sections).where(sql`${sections.fields}::text like '%Satz %'`);
      return counted(rows.map(({ fields }) => Number(/Satz (\d+)\./.exec(JSON.stringify(fields))?.[1])));
    },
  };
}

/** Each performance is changed in turn; a version that is already there tells that the write before its lost answer was stored. */
const office: Writer = {
  what: 'office: changes of performances',
  atOnce: 4,
  share: 0.2,
  write: async (place, index) => {
    const [event, round] = [place.events[index % place.events.length], Math.floor(index / place.events.length)];
    const subline = { en: `Change ${index}.` };
    const answer = await fetch(`${place.url()}/en/api/events/${event}/`, {
      method: 'PATCH',
      headers: json(place),
      body: JSON.stringify({ version: round + 1, subline }),
    });
    if (answer.status === 409) {
      const { values } = await read<{ values: { subline: { en: string } } }>(place, `en/pageeditor-api/content/events/${event}/`);
      // Also a later change: its version follows this one's.
      if (Number(/\d+/.exec(values.subline.en)?.[0]) >= index) return;
    }
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  },
  // Versions are numbered without a gap, so the last one counts all.
  stored: async ({ db }, place) => {
    const rows = await db.select({ id: events.id, version: events.version }).from(events);
    const indexes = rows.flatMap(({ id, version }) => {
      const at = place.events.indexOf(id);
      return at < 0 ? [] : Array.from({ length: version - 1 }, (_, round) => round * place.events.length + at);
    });
    return counted(indexes);
  },
};

const nameOf = (index: number) => `sender-${index}-`;

const forms: Writer = {
  what: 'forms: entries, each with a mail',
  atOnce: 4,
  share: 0.31,
  write: async (place, index) => {
    const name = nameOf(index);
    await send(
      place,
      'de/api/forms-entries/',
      { form: 1, field_values: { name, email: 'ada@example.org' } },
      {
        ...{ cookie: 'csrftoken=token', 'x-csrftoken': 'token', 'idempotency-key': name },
        'x-forwarded-for': addressOf(index),
      },
    );
  },
  stored: async ({ db }) => {
    const rows = await db.select({ values: formEntries.field_values }).from(formEntries);
    return counted(rows.map(({ values }) => Number(/sender-(\d+)-/.exec(String(values.name))?.[1])));
  },
};

const cart: Writer = {
  what: 'cart: additions of one ticket',
  atOnce: 4,
  share: 0.298,
  write: async (place, index) => {
    const shopper = shoppers.get(index)?.tab(place.url()) ?? new Shopper(place.url(), addressOf(index));
    shoppers.set(index, shopper);
    const one = { event_jet_id: 'SEATS', seat_group: 'Parkett', quantities: [1] };
    const { status, body } = await shopper.add(one, { 'idempotency-key': `ticket-${index}` });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    heldAt.set(index, Date.now());
  },
  stored: async ({ db }) => {
    const rows = await db
      .select({ browser: shopCarts.browser_hash })
      .from(shopItems)
      .innerJoin(shopCarts, eq(shopCarts.id, shopItems.cart));
    const browsers = new Map([...shoppers].map(([index, { cookies }]) => [hashOf(cookies.get('csrftoken') ?? ''), index]));
    const held = rows.map(({ browser }) => browsers.get(browser ?? '') ?? -1);
    // A run that takes longer than a hold finds the first ones gone, as they should be.
    const isHeld = new Set(held);
    const ended = [...heldAt].filter(([index, at]) => !isHeld.has(index) && Date.now() - at > holdMs).map(([index]) => index);
    return counted([...held, ...ended]);
  },
};
const shoppers = new Map<number, Shopper>();
const heldAt = new Map<number, number>();

const pictures: Writer = {
  what: 'media: uploads of a picture',
  atOnce: 1,
  share: 0.03,
  write: async (place, index) => {
    const form = new FormData();
    const bytes = await plainPng(`#${index.toString(16).padStart(6, '0')}`, 40, 30);
    form.set('folder', '');
    form.set('file', new Blob([bytes as BlobPart]), `picture-${index}-.png`);
    const answer = await fetch(`${place.url()}/de/pageeditor-api/media/`, { method: 'POST', headers: place.headers, body: form });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  },
  stored: async ({ db }, { dataDir }) => {
    const files = new Set(readdirSync(join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }));
    const rows = await db.select({ name: media.name, path: media.path }).from(media).where(like(media.name, 'picture-%'));
    return counted(rows.filter(({ path }) => files.has(path)).map(({ name }) => Number(/picture-(\d+)-/.exec(name)?.[1])));
  },
};

const imports: Writer = {
  what: 'import: files of one performance',
  atOnce: 1,
  share: 0.01,
  write: async (place, index) => {
    const content = {
      format: 'foyer',
      version: 1,
      source: `file-${index}`,
      events: [{ key: 'a', name: `Abend ${index}-`, date_start: '2027-02-01T19:30' }],
    };
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify(content)]), `file-${index}.json`);
    const token = /name="token" value="([\w-]+)"/.exec(await (await post(place, 'en/admin/import', form)).text())?.[1];
    if (!token) throw new Error('The file was not taken.');
    const answer = await post(place, 'en/admin/import/now', new URLSearchParams({ token, name: `file-${index}.json` }));
    if (answer.status >= 400) throw new Error(`${answer.status} ${await answer.text()}`);
  },
  stored: async ({ db }) => {
    const rows = await db
      .select({ name: events.name })
      .from(events)
      .where(like(sql`${events.name}::text`, '%Abend %'));
    return counted(rows.map(({ name }) => Number(/Abend (\d+)-/.exec(JSON.stringify(name))?.[1])));
  },
};

/** An archive gets its name when it was read again whole: one that is there after a lost answer is complete. */
const backups: Writer = {
  what: 'backup: archives, read again whole',
  atOnce: 1,
  share: 0.002,
  write: async ({ dataDir, databaseUrl }, index) => {
    const file = archiveOf(dataDir, index);
    if (existsSync(file)) return;
    if (databaseUrl) {
      const environment = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
      await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/backup.ts', file], {
        env: environment,
      });
      return;
    }
    const site = await connectToSite(dataDir);
    if (!site) throw new Error('The site does not listen for commands.');
    await callCommand(site, backupCommand, { file }, () => undefined).finally(() => site.destroy());
  },
  stored: async (_, { dataDir }) => {
    const found: number[] = [];
    for (const name of readdirSync(dataDir)) {
      const index = /^archive-(\d+)\.tar$/.exec(name)?.[1];
      if (index === undefined) continue;
      await readBackup(join(dataDir, name));
      found.push(Number(index));
    }
    return counted(found);
  },
};
const archiveOf = (dataDir: string, index: number) => join(dataDir, `archive-${index}.tar`);

export const writers = (): Writer[] => [editor(), office, forms, cart, pictures, imports, backups];

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const json = ({ headers }: Pick<Place, 'headers'>) => ({ ...headers, 'content-type': 'application/json' });

async function send<Body>(
  place: Pick<Place, 'url' | 'headers'>,
  path: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<Body> {
  const answer = await fetch(`${place.url()}/${path}`, {
    method: 'POST',
    headers: headers ? json({ headers }) : json(place),
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}

async function read<Body>(place: Place, path: string): Promise<Body> {
  const answer = await fetch(`${place.url()}/${path}`, { headers: place.headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
}

function post(place: Place, path: string, body: FormData | URLSearchParams): Promise<Response> {
  const headers = { ...place.headers, 'sec-fetch-site': 'same-origin', origin: place.url() };
  return fetch(`${place.url()}/${path}`, { method: 'POST', redirect: 'manual', headers, body });
}

/** How often each index occurs. */
export function counted(indexes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const index of indexes) counts.set(index, (counts.get(index) ?? 0) + 1);
  return counts;
}
