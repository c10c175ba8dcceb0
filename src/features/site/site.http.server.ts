import { CallError } from '../../core/contract/errors.server.ts';
import { type Answered, answer, type CallContext } from '../../core/contract/register.server.ts';
import type { Database } from '../../core/database/client.server.ts';
import { readBreakingNews } from './alerts.read.server.ts';
import { type DesignSource, readDesign } from './design.read.server.ts';
import { changeDesign } from './design.write.server.ts';
import { toPublicDesignSettings } from './design-settings.ts';
import { readHtmlBlocks } from './html-blocks.read.server.ts';
import { isLivePath } from './live-path.read.server.ts';
import { readHoursToday } from './opening-hours.read.server.ts';
import { changeRedirect, createRedirect, deleteRedirect, RedirectRefused } from './redirects.write.server.ts';
import * as calls from './site.contract.ts';
import { readRedirects, readSiteSettings } from './site.read.server.ts';

interface SiteParts {
  brand: DesignSource;
  report: (message: string) => void;
  /** Makes this instance see what was just committed. */
  catchUp(): Promise<void>;
}

/** The site's calls; the design settings are those of the running brand, in force at the time. */
export function siteCalls({ brand, report, catchUp }: SiteParts): Answered[] {
  const store = async <T>({ reading, language }: Asked, run: (transaction: Database, actor: Actor) => Promise<T>): Promise<T> => {
    const actor = { user: reading.viewer.userId, now: reading.now, language };
    const done = await reading.db.transaction((transaction) => run(transaction as unknown as Database, actor)).catch(tell);
    await catchUp();
    return done;
  };
  const shown = async ({ reading, language }: Asked, id: number) => {
    const found = (await readRedirects(reading)).find((entry) => entry.id === id);
    if (!found) throw CallError.notFound(language);
    return found;
  };
  return [
    answer(calls.getHoursToday, ({ reading, language }) => readHoursToday(reading, language)),
    answer(calls.listBreakingNews, ({ reading, language }) => readBreakingNews(reading, language)),
    answer(calls.getSiteSettings, ({ reading }) => readSiteSettings(reading)),
    answer(calls.listRedirects, async ({ reading }) => {
      const entries = await readRedirects(reading);
      return reading.viewer.isEditor ? entries : entries.map(({ old_path, new_path }) => ({ old_path, new_path }));
    }),
    answer(calls.createRedirectCall, async (asked) => {
      const isLive = await isLivePath(asked.reading, asked.body.old_path);
      const id = await store(asked, (transaction, actor) => createRedirect(transaction, asked.body, { ...actor, isLive }));
      return shown(asked, id);
    }),
    answer(calls.changeRedirectCall, async (asked) => {
      const { id } = asked.parameters;
      const given = Object.fromEntries(Object.entries(asked.body).filter(([, value]) => value !== undefined));
      const isLive = asked.body.old_path !== undefined && (await isLivePath(asked.reading, asked.body.old_path));
      const isThere = await store(asked, (transaction, actor) => changeRedirect(transaction, id, given, { ...actor, isLive }));
      if (!isThere) throw CallError.notFound(asked.language);
      return shown(asked, id);
    }),
    answer(calls.deleteRedirectCall, async (asked) => {
      const isGone = await store(asked, (transaction, actor) => deleteRedirect(transaction, asked.parameters.id, actor));
      if (!isGone) throw CallError.notFound(asked.language);
      return null;
    }),
    answer(calls.changeDesignSettings, async (asked) => {
      const refused = await store(asked, (transaction, actor) => changeDesign(transaction, brand, asked.body, actor));
      if (refused.length > 0) throw new CallError(400, Object.fromEntries(refused.map(({ key, reason }) => [key, [reason]])));
      return { ...(await readDesign(asked.reading, brand, report)) };
    }),
    answer(calls.listHtmlBlocks, ({ reading, language }) => readHtmlBlocks(reading, language)),
    answer(calls.getHtmlBlock, async ({ reading, language, parameters }) => {
      const block = (await readHtmlBlocks(reading, language)).find(({ slug }) => slug === parameters.slug);
      if (!block) throw CallError.notFound(language);
      return block;
    }),
    answer(calls.getDesignSettings, async ({ reading }) => toPublicDesignSettings(await readDesign(reading, brand, report))),
  ];
}

type Asked = Pick<CallContext, 'reading' | 'language'>;
type Actor = Omit<Parameters<typeof createRedirect>[2], 'isLive'>;

function tell(error: unknown): never {
  if (error instanceof RedirectRefused) throw new CallError(400, error.messages);
  throw error;
}
