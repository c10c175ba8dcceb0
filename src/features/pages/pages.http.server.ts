import { requireAudience } from '../../core/contract/access.server.ts';
import { CallError, missing } from '../../core/contract/errors.server.ts';
import { answer, type CallHandler, type CallScope } from '../../core/contract/register.server.ts';
import { positiveInteger } from '../../core/contract/shapes.ts';
import type { Database } from '../../core/database/client.server.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { answeredModule } from './answered-module.server.ts';
import { fixedPages, type legalPages } from './fixed-pages.ts';
import { settingsUrl } from './hub-page.ts';
import { readNav } from './nav.read.server.ts';
import { changeNav, NavConflict, NavRefused, readNavEntries } from './nav.write.server.ts';
import { readPage } from './page.read.server.ts';
import {
  changeNavCall,
  getHomePage,
  getImprint,
  getNav,
  getPage,
  getPrivacyPolicy,
  getTerms,
  listNavEntries,
  type Page,
} from './pages.contract.ts';
import type { ModuleKit } from './resolve-modules.server.ts';
import { legalHtml } from './snapshots/legal-html.ts';

/** The calls of published pages; those of drafts are the editor's. */
export function pagesCalls(kit: ModuleKit, applyNewChanges: () => Promise<void>): CallHandler[] {
  const page = async (call: CallScope, path: string, version: string | undefined): Promise<Page> => {
    const { reading, language } = call;
    const found = await pageOf(call, path, version);
    const shown = { ...found, modules: found.modules.map((module) => answeredModule(module, kit.registry)) };
    return reading.viewer.isEditor ? { ...shown, settings_url: settingsUrl(language, shown.id) } : shown;
  };
  const pageOf = async ({ reading, language }: CallScope, path: string, version: string | undefined): Promise<Page> => {
    if (version === undefined) return (await readPage(reading, language, path, kit)) ?? missingPage(language);
    // A version by its number is for editors (PAGE-05).
    requireAudience('editor', reading.viewer, language);
    const id = positiveInteger.safeParse(version);
    const shown = id.success ? reading.as({ ...reading.viewer, edition: { kind: 'version', id: id.data } }) : null;
    return (shown && (await readPage(shown, language, path, kit))) ?? missingPage(language);
  };
  const legal = async ({ reading, language }: CallScope, name: (typeof legalPages)[number]) => {
    const found = (await readPage(reading, language, fixedPages[name].path[language], kit)) ?? missing(language);
    return { title: found.headline || found.title, html: legalHtml(found.modules), url: found.urls[language] ?? '' };
  };
  return [
    answer(getNav, ({ reading, language }) => readNav(reading, language)),
    answer(listNavEntries, async ({ reading }) => {
      const { version, menus } = await readNavEntries(reading.db);
      return { version, ...menus };
    }),
    answer(changeNavCall, async ({ reading, language, body }) => {
      const { version, ...given } = body;
      const change = { version, given, user: reading.viewer.userId, now: reading.now };
      await reading.db
        .transaction((transaction) => changeNav(transaction as unknown as Database, change))
        .catch((error) => throwCallError(error, language));
      await applyNewChanges();
      return readNav(reading, language);
    }),
    answer(getHomePage, (call) => page(call, '', call.query.version_id)),
    answer(getPage, (call) => page(call, pathOf(call.parameters.path), call.query.version_id)),
    answer(getTerms, (call) => legal(call, 'agb')),
    answer(getImprint, (call) => legal(call, 'impressum')),
    answer(getPrivacyPolicy, (call) => legal(call, 'datenschutz')),
  ];
}

function throwCallError(error: unknown, language: Language): never {
  if (error instanceof NavRefused) throw new CallError(400, { [error.menu]: [m.admin_no_such_entry({}, { locale: language })] });
  if (!(error instanceof NavConflict)) throw error;
  const { base, current, submitted } = error;
  throw new CallError(409, { ...CallError.ofStatus(409, language).body, base, current, submitted, fields: Object.keys(submitted) });
}

/** With the message the page itself shows (ERR-02). */
function missingPage(language: Language): never {
  throw new CallError(404, { detail: m.error_not_found({}, { locale: language }) });
}

/** A path as pages hold it: without slashes around it and without the language some callers leave in front. */
function pathOf(given: string): string {
  return given.replace(/^\/+|\/+$/g, '').replace(/^(de|en)(\/|$)/, '');
}
