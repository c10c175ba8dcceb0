import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { formEntries, formMails } from '../../../src/features/forms/forms.tables.server.ts';
import { counted, type Writer } from './writers.ts';

/** The sent mails of these entries: entry and Message-ID. */
function sentMails(dataDir: string): { entry: number; id: string }[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => ({ entry: Number(/sender-(\d+)-/.exec(text)?.[1]), id: /^Message-ID: *(.*)$/im.exec(text)?.[1] ?? '' }));
}

/** Mails are not written by a request of their own: each entry has one, sent or still in the queue. A copy has the same Message-ID, by which mail programs drop it. */
const mails: Omit<Writer, 'write'> = {
  what: 'mails of these entries, sent or waiting, by Message-ID',
  ...{ atOnce: 0, share: 0 },
  stored: async ({ db }, { dataDir }) => {
    const sent = new Map(sentMails(dataDir).map(({ entry, id }) => [id, entry]));
    const waiting = await db
      .select({ values: formEntries.field_values })
      .from(formMails)
      .innerJoin(formEntries, sql`${formEntries.id} = ${formMails.entry}`);
    const isSent = new Set(sent.values());
    const others = waiting.map(({ values }) => Number(/sender-(\d+)-/.exec(String(values.name))?.[1]));
    return counted([...sent.values(), ...others.filter((entry) => !isSent.has(entry))]);
  },
};

/** Those that left twice: the server was killed between sending and noting it. */
const mailCopies: Omit<Writer, 'write'> = {
  what: 'the same mails, each copy counted',
  ...{ atOnce: 0, share: 0 },
  stored: async (database, place) => {
    const known = await mails.stored(database, place);
    const counts = counted(sentMails(place.dataDir).map(({ entry }) => entry));
    return new Map([...known.keys()].map((entry) => [entry, counts.get(entry) ?? 1]));
  },
};

export const followers = [mails, mailCopies];
