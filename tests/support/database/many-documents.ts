import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';
import { languages } from '../../../src/core/languages.ts';
import { toDocument } from '../../../src/features/search/index/document.ts';
import { writeDocuments } from '../../../src/features/search/index/write-documents.server.ts';
import type { SearchKind } from '../../../src/features/search/search-kinds.ts';
import { vacuum } from './vacuum.ts';

/** Of so many made-up things in a hundred. */
const shares: [SearchKind, number][] = [
  ['event', 70],
  ['person', 11],
  ['production', 8],
  ['article', 7],
  ['page', 4],
];

/**
 * Puts made-up things into the index beside what is there, until there are `count`, in both languages each: texts of the venue's
 * own words, the frequent ones frequent, every production with its dates, and compounds nobody has used before.
 */
export async function insertManyDocuments(handle: DatabaseHandle, words: readonly string[], count: number, now: Date): Promise<void> {
  const { db } = handle;
  const random = repeatable(12);
  const word = () => words[Math.floor(words.length * random() ** 1.7)] ?? '';
  const rare = () => {
    const made = word() + word();
    return `${made.charAt(0).toUpperCase()}${made.slice(1)}`;
  };
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  const titles = Array.from({ length: Math.ceil(count / 20) }, () => `${rare()} ${phrase(1 + Math.floor(random() * 3))}`);
  let id = 1_000_000;
  for (const [kind, share] of shares) {
    const amount = Math.round((count * share) / 100);
    for (let begin = 0; begin < amount; begin += 200) {
      const made = Array.from({ length: Math.min(200, amount - begin) }, () => {
        id += 1;
        const start = kind === 'event' ? new Date(now.getTime() + (id % amount) * 40 * 60_000).toISOString() : null;
        const title = kind === 'event' || kind === 'production' ? (titles[id % titles.length] ?? '') : `${rare()} ${rare()}`;
        const texts = [phrase(kind === 'event' ? 60 : 160)];
        const parts = {
          kind,
          id,
          title,
          url: `/de/${id}`,
          date_start: start,
          visible_until: start,
          summary: [phrase(6)],
          beside: [phrase(10)],
        };
        return languages.map((language) => toDocument({ ...parts, language, texts }));
      }).flat();
      await writeDocuments(db, kind, [...new Set(made.map((document) => document.id))], made, 1);
    }
  }
  for (const name of ['de_events', 'de_others', 'en_events', 'en_others'])
    await db.execute(sql`select gin_clean_pending_list(${`search_documents_${name}`}::regclass)`);
  await vacuum(handle, ['search_documents', 'search_words']);
}

/** Numbers from 0 to 1 that are the same in every run. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
