import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Language, languages, otherLanguage, type Translated, translate } from '../../../core/languages.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { m } from '../../../paraglide/messages.js';
import { href, pageHref, routeAddresses } from '../../../urls.ts';
import { forms } from '../../forms/forms.tables.server.ts';
import { pages } from '../../pages/pages.tables.server.ts';
import { type SearchDocument, toDocument } from './document.ts';
import { type DocumentSource, idsOf } from './document-source.ts';
import { headingsOfModules, readPublishedTrees, textsOfModules } from './module-texts.server.ts';

const isOpenPage = and(eq(pages.is_online, true), isNull(pages.deleted_at));

/** Stands for the visitor's account, which is no content page; theirs begin at 1. */
const accountId = -1;

/** The account (SRCH-71): found by what people call it, and opened by way of the login. */
function accountDocuments(): SearchDocument[] {
  return languages.map((language) => {
    const at = { locale: language };
    return toDocument({
      kind: 'page',
      id: accountId,
      language,
      title: m.account({}, at),
      otherTitle: m.account({}, { locale: otherLanguage(language) }),
      url: href('user', language, { page: 'profile' }),
      summary: [m.search_account_text({}, at)],
      beside: [m.search_account_words({}, at)],
      texts: [],
    });
  });
}

/** Content pages: what is published of them in the language. And the account. */
export const pageDocuments: DocumentSource = {
  kind: 'page',
  ids: async (db) => [accountId, ...(await idsOf(db.select({ id: pages.id }).from(pages).where(isOpenPage)))],
  read: async (ids, parts) => {
    const rows = await parts.db
      .select()
      .from(pages)
      .where(and(inArray(pages.id, [...ids]), isOpenPage));
    const trees = await readPublishedTrees(parts, 'page', ids);
    const ofAccount = ids.includes(accountId) ? accountDocuments() : [];
    const ofPages = rows.flatMap((page) =>
      languages.flatMap((language) => {
        const tree = trees.get(`${page.id} ${language}`);
        if (!page.is_clickable || page.fixed === '404' || (!tree && page.fixed === null)) return [];
        const title = tree?.page?.title || translate(page.title, language).text;
        return toDocument({
          kind: 'page',
          id: page.id,
          language,
          title,
          otherTitle: translate(page.title, otherLanguage(language)).text,
          url: pageHref(language, page.path[language] ?? ''),
          image: tree?.page?.og_image ?? null,
          summary: [tree?.page?.meta_description ?? ''],
          beside: [tree?.page?.headline ?? '', tree?.page?.meta_title ?? ''],
          parts: headingsOfModules(parts, tree),
          texts: textsOfModules(parts, tree),
        });
      }),
    );
    return [...ofAccount, ...ofPages];
  },
};

const isOpenForm = and(eq(forms.is_online, true), isNull(forms.deleted_at));

/** Forms, as soon as they have their own addresses. */
export const formDocuments: DocumentSource = {
  kind: 'form',
  ids: (db) => idsOf(db.select({ id: forms.id }).from(forms).where(isOpenForm)),
  read: async (ids, { db }) => {
    if (!formPath) return [];
    const rows = await db
      .select()
      .from(forms)
      .where(and(inArray(forms.id, [...ids]), isOpenForm));
    return rows.flatMap((form) =>
      languages.map((language) => {
        const text = (value: Translated) => translate(value, language).text;
        return toDocument({
          kind: 'form',
          id: form.id,
          language,
          title: text(form.title),
          otherTitle: translate(form.title, otherLanguage(language)).text,
          url: formPath[language].replace(':slug', slugify(text(form.title))).replace(':id', String(form.id)),
          summary: [],
          beside: [],
          // Not beside the title: it says what else people write about, 'praise for the orchestra'.
          texts: [
            text(form.intro),
            ...form.fields.filter(({ visible }) => visible).flatMap(({ label, help_text }) => [text(label), text(help_text)]),
          ],
        });
      }),
    );
  },
};

/** Undefined until forms have pages (ROUTE-16). */
const formPath = (routeAddresses as Record<string, { path: Record<Language, string> }>).form?.path;
