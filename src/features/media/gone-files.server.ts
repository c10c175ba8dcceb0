import { sql } from 'drizzle-orm';
import { type Changes, everything } from '../../core/database/changes.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { media } from './media.tables.server.ts';

interface GoneFilesOptions {
  db: Database;
  changes: Pick<Changes, 'subscribe'>;
  clock: () => Date;
  onError(error: unknown): void;
}

/** Original and renditions of a file begin alike: 'ab/cdef.jpg', 'ab/cdef-360.webp'. */
const stemPattern = /^[0-9a-f]{2}\/[0-9a-f]+/;

/**
 * Files nobody but editors may get any more: in the trash, or with rights that have ended (PAGE-13, PAGE-15). Bytes that
 * another entry still shows are none of them. Read once per change of the library.
 */
export class GoneFiles {
  readonly #options: GoneFilesOptions;
  /** Last day by beginning of the path; '' for what is in the trash. */
  #lastDays: ReadonlyMap<string, string> = new Map();
  #isStale = true;
  #running: Promise<void> | undefined;

  constructor(options: GoneFilesOptions) {
    this.#options = options;
    options.changes.subscribe((tags) => {
      if (tags.some((tag) => tag.startsWith('media:') || tag === everything)) this.#isStale = true;
    });
  }

  async has(path: string): Promise<boolean> {
    // Whoever comes meanwhile waits for the same query: caches keep for ever what is answered before its end.
    if (this.#isStale) this.#running ??= this.#read();
    await this.#running;
    const lastDay = this.#lastDays.get(stemPattern.exec(path)?.[0] ?? '');
    return lastDay !== undefined && lastDay < localDay(this.#options.clock());
  }

  async #read(): Promise<void> {
    const { db, onError } = this.#options;
    try {
      do {
        this.#isStale = false;
        const rows = await db
          .select({
            path: media.path,
            lastDay: sql<string>`coalesce(max(${media.usage_until}) filter (where ${media.deleted_at} is null)::text, '')`,
          })
          .from(media)
          .groupBy(media.path)
          .having(sql`bool_and(${media.deleted_at} is not null or ${media.usage_until} is not null)`);
        this.#lastDays = new Map(rows.map(({ path, lastDay }) => [stemPattern.exec(path)?.[0] ?? path, lastDay]));
        // A change since may be missing in these rows.
      } while (this.#isStale);
    } catch (error) {
      // Without the database files are served as far as known.
      this.#isStale = true;
      onError(error);
    } finally {
      this.#running = undefined;
    }
  }
}
