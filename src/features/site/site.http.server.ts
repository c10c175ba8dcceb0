import { CallError } from '../../core/contract/errors.server.ts';
import { answer, type CallContext, type CallHandler, type CallScope } from '../../core/contract/register.server.ts';
import type { ActorInLanguage } from '../../core/database/actor.ts';
import type { Database } from '../../core/database/client.server.ts';
import { readBreakingNews } from './alerts.read.server.ts';
import { type DesignSource, readDesign } from './design.read.server.ts';
import { changeDesign } from './design.write.server.ts';
import { toPublicDesignSettings } from './design-settings.ts';
import { readHtmlBlocks } from './html-blocks.read.server.ts';
import { isLivePath } from './live-path.read.server.ts';
import { readHoursToday, readOpeningHours } from './opening-hours.read.server.ts';
import { changeRedirect, createRedirect, deleteRedirect, RedirectRefused } from './redirects.write.server.ts';
import * as calls from './site.contract.ts';
import { readRedirects, readSiteSettings } from './site.read.server.ts';

interface SiteCallsOptions {
  brand: DesignSource;
  report: (message: string) => void;
  /** Makes this instance see what was just committed. */
  applyNewChanges(): Promise<void>;
}

/** The site's calls; the design settings are those of the running brand, in force at the time. */
export function siteCalls({ brand, report, applyNewChanges }: SiteCallsOptions): CallHandler[] {
  const store = async <T>(
    { reading, language }: CallScope,
    run: (transaction: Database, actor: ActorInLanguage) => Promise<T>,
  ): Promise<T> => {
    const actor = { user: reading.viewer.userId, now: reading.now, language };
    const done = await reading.db.transaction((transaction) => run(transaction as unknown as Database, actor)).catch(toCallError);
    await applyNewChanges();
    return done;
  };
  const shown = async ({ reading, language }: CallScope, id: number) => {
    const found = (await readRedirects(reading)).find((entry) => entry.id === id);
    if (!found) throw CallError.notFound(language);
    return found;
  };
  const change = async (context: CallContext<typeof calls.changeRedirectCall>) => {
    const { id } = context.parameters;
    const given = Object.fromEntries(Object.entries(context.body).filter(([, value]) => value !== undefined));
    const isLive = context.body.old_path !== undefined && (await isLivePath(context.reading, context.body.old_path));
    const isThere = await store(context, (transaction, actor) => changeRedirect(transaction, id, given, { ...actor, isLive }));
    if (!isThere) throw CallError.notFound(context.language);
    return shown(context, id);
  };
  return [
    answer(calls.getHoursToday, ({ reading, language }) => readHoursToday(reading, language)),
    answer(calls.listOpeningHours, ({ reading, language }) => readOpeningHours(reading, language)),
    answer(calls.listBreakingNews, ({ reading, language }) => readBreakingNews(reading, language)),
    answer(calls.getSiteSettings, ({ reading }) => readSiteSettings(reading)),
    answer(calls.listRedirects, async ({ reading }) => {
      const entries = await readRedirects(reading);
      return reading.viewer.isEditor ? entries : entries.map(({ old_path, new_path }) => ({ old_path, new_path }));
    }),
    answer(calls.getRedirect, (context) => shown(context, context.parameters.id)),
    answer(calls.createRedirectCall, async (context) => {
      const isLive = await isLivePath(context.reading, context.body.old_path);
      const id = await store(context, (transaction, actor) => createRedirect(transaction, context.body, { ...actor, isLive }));
      return shown(context, id);
    }),
    answer(calls.changeRedirectCall, change),
    answer(calls.replaceRedirect, change),
    answer(calls.deleteRedirectCall, async (context) => {
      const isGone = await store(context, (transaction, actor) => deleteRedirect(transaction, context.parameters.id, actor));
      if (!isGone) throw CallError.notFound(context.language);
      return null;
    }),
    answer(calls.changeDesignSettings, async (context) => {
      const refused = await store(context, (transaction, actor) => changeDesign(transaction, brand, context.body, actor));
      if (refused.length > 0) throw new CallError(400, Object.fromEntries(refused.map(({ key, reason }) => [key, [reason]])));
      return { ...(await readDesign(context.reading, brand, report)) };
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

function toCallError(error: unknown): never {
  if (error instanceof RedirectRefused) throw new CallError(400, error.messages);
  throw error;
}
