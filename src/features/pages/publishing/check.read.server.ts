import type { Reading } from '../../../core/database/reading.server.ts';
import type { Field } from '../../../core/fields/field.ts';
import { parseLinkTarget } from '../../../core/fields/link-target.ts';
import { type Language, languages, otherLanguage, translate } from '../../../core/languages.ts';
import { addDays } from '../../../core/text/dates.ts';
import { slugify } from '../../../core/text/slugs.ts';
import { localDay } from '../../../core/text/wall-clock.ts';
import { matchUrl } from '../../../urls.ts';
import { readWithDraft } from '../../admin/drafts/entry-draft.read.server.ts';
import { readMediaRows, usageWarningDays } from '../../media/library.read.server.ts';
import { describeModules } from '../drafts/catalogue.server.ts';
import type { CheckedFinding, Finding } from '../drafts/draft.contract.ts';
import { type Owner, readPageRow } from '../drafts/draft-snapshot.read.server.ts';
import { readLinkAddresses } from '../link-addresses.read.server.ts';
import { type ContentTree, isThere, type TreeNode } from '../operations/content-tree.ts';
import { readPageTree } from '../page-tree.read.server.ts';
import type { ModuleKit } from '../resolve-modules.server.ts';
import { type CheckContext, type LinkState, moduleFinding } from './check/check-context.ts';
import { checkDraft } from './check/check-draft.ts';
import { type CheckedEntry, checkEntry, filesOfField } from './check/check-entry.ts';
import { linksIn } from './check/check-links.ts';
import { checkPage } from './check/check-page.ts';

/** The check of a draft in every language, that of the call first, with the page or the drafted entry it belongs to; links and pictures are looked up (PAGE-06, PAGE-35). */
export async function readFindings(
  reading: Reading,
  kit: ModuleKit,
  language: Language,
  { owner, tree }: { owner: Owner; tree: ContentTree },
): Promise<CheckedFinding[]> {
  const catalogue = new Map(describeModules(kit.registry, language).map((module) => [module.name, module.fields]));
  const fieldsOf = (model: string) => catalogue.get(model) ?? [];
  const shown = [...tree.values()].filter(({ id }) => isThere(tree, id));
  const page = await readPageRow(reading.db, owner);
  const entry = page ? null : await readWithDraft(reading.db, owner);
  const files = await readMediaRows(reading.db, [
    ...filesOf(shown, fieldsOf),
    ...(page && page.og_image !== null ? [page.og_image] : []),
    ...(entry ? filesOfEntry(entry) : []),
  ]);
  const found = [];
  for (const checked of [language, otherLanguage(language)]) {
    const links = shown.flatMap((node) => linksOf(node, fieldsOf(node.model), checked));
    const context: CheckContext = {
      ...{ language: checked, now: reading.now, fieldsOf, slugOf: slugify },
      targetOf: await linkStates(reading, links, checked),
      ...fileFacts(files, checked, reading.now),
    };
    const all = [
      ...(page ? checkPage(page, context) : []),
      ...(entry ? checkEntry(entry, context) : []),
      ...checkDraft(tree, context),
      ...checkRules(kit, shown, checked),
    ];
    found.push(...all.map((finding) => ({ of: checked, finding })));
  }
  return withLanguages(found);
}

/** Rules whose detail is the same thing in the words of each language. */
const translatedDetails: ReadonlySet<Finding['rule']> = new Set([
  'invalid',
  'usage-rights',
  'usage-ended',
  'heading-order',
  'expired-window',
]);

/** What several languages lack is one finding, with the detail of the first. */
function withLanguages(found: readonly { of: Language; finding: Finding }[]): CheckedFinding[] {
  const nameOf = ({ rule, subject, module, field, detail }: Finding) =>
    JSON.stringify([rule, subject, module, field, subject === 'entry' || translatedDetails.has(rule) ? '' : detail]);
  return [...Map.groupBy(found, ({ finding }) => nameOf(finding)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ finding }) => ({ ...finding, languages: languages.filter((each) => same.some(({ of }) => of === each)) })),
  );
}

/** The check of an entry as it would be published, in every language (PAGE-30). */
export async function readEntryFindings(
  reading: Reading,
  edited: Omit<CheckedEntry, 'isNew'>,
  language: Language,
): Promise<CheckedFinding[]> {
  // The office publishes both languages at once, and one stands in for the other.
  const entry = { ...edited, isNew: false };

  const files = await readMediaRows(reading.db, filesOfEntry(entry));
  const found = [language, otherLanguage(language)].flatMap((of) =>
    checkEntry(entry, { language: of, now: reading.now, ...fileFacts(files, of, reading.now) }).map((finding) => ({ of, finding })),
  );
  return withLanguages(found);
}

type Files = Awaited<ReturnType<typeof readMediaRows>>;

function fileFacts(files: Files, language: Language, now: Date): Pick<CheckContext, 'isStored' | 'isDescribed' | 'usageEndOf'> {
  return {
    isStored: (id) => files.has(id),
    isDescribed: (id) => files.get(id)?.is_decorative === true || translate(files.get(id)?.description, language).text !== '',
    usageEndOf: (id) => {
      const end = files.get(id)?.usage_until ?? null;
      return end !== null && end <= addDays(localDay(now), usageWarningDays) ? end : null;
    },
  };
}

function filesOfEntry({ fields, values }: CheckedEntry): number[] {
  return Object.entries<Field>(fields).flatMap(([name, field]) => filesOfField(field, values[name]));
}

/** The findings that prevent publishing these languages; they need no further reads. */
export function mustFindings(
  kit: Pick<ModuleKit, 'registry'>,
  checked: readonly Language[],
  tree: ContentTree,
  now: Date,
): CheckedFinding[] {
  return withLanguages(checked.flatMap((of) => mustFindingsOf(kit, of, tree, now).map((finding) => ({ of, finding }))));
}

function mustFindingsOf(kit: Pick<ModuleKit, 'registry'>, language: Language, tree: ContentTree, now: Date): Finding[] {
  const catalogue = new Map(describeModules(kit.registry, language).map((module) => [module.name, module.fields]));
  const found = checkDraft(tree, {
    language,
    now,
    fieldsOf: (model) => catalogue.get(model) ?? [],
    slugOf: slugify,
    targetOf: () => 'alive',
    isStored: () => true,
    isDescribed: () => true,
    usageEndOf: () => null,
  }).filter(({ severity }) => severity === 'must');
  return [
    ...found,
    ...checkRules(
      kit,
      [...tree.values()].filter(({ id }) => isThere(tree, id)),
      language,
    ),
  ];
}

/** What breaks a rule over the fields of its module; an empty field that is required says only that. */
function checkRules({ registry }: Pick<ModuleKit, 'registry'>, nodes: readonly TreeNode[], language: Language): Finding[] {
  return nodes.flatMap((node) =>
    Object.entries(registry.get(node.model)?.check?.({ ...node.fields } as never) ?? {})
      .filter(([field]) => node.fields[field] !== '')
      .map(([field, detail]) => moduleFinding(node, field, 'invalid', { severity: 'must', detail: detail[language] })),
  );
}

/** Where each link leads: a page has to be published in the language of its address. */
async function linkStates(reading: Reading, links: readonly string[], language: Language): Promise<(link: string) => LinkState> {
  const addressOf = await readLinkAddresses(reading, [...links, ...links.flatMap((link) => entryAt(link) ?? [])], language);
  const trees = { de: await readPageTree(reading, 'de'), en: await readPageTree(reading, 'en') };
  const published = new Set(languages.flatMap((each) => [...trees[each].values()].map(({ urls }) => urls[each])));
  const elsewhere = new Set(languages.flatMap((each) => [...trees[each].values()].flatMap(({ urls }) => Object.values(urls))));
  const ofPath = (path: string) => (published.has(path) ? 'alive' : elsewhere.has(path) ? 'unpublished' : 'gone');
  const encoded = (path: string) => (path.includes('%') ? path : encodeURI(path)).replace(/(?<=.)\/$/, '');
  return (link) => {
    const address = addressOf(link);
    const target = parseLinkTarget(link);
    if (address === '' && target?.target === 'page') return trees[otherLanguage(language)].has(target.id) ? 'unpublished' : 'gone';
    if (!address.startsWith('/')) return address === '' ? 'gone' : 'alive';
    const path = address.split(/[?#]/)[0] ?? '';
    const match = matchUrl(path);
    if (!match) return /^\/(de|en)(\/|$)/.test(path) ? 'gone' : 'alive';
    if (match.name === 'page') return ofPath(encoded(path));
    const entry = entryAt(path);
    return entry && addressOf(entry) === '' ? 'gone' : 'alive';
  };
}

/** The link to the entry of a detail page by its address, as 'person:6'; null for other addresses. */
function entryAt(address: string): string | null {
  const match = address.startsWith('/') ? matchUrl(address.split(/[?#]/)[0] ?? '') : null;
  const link = match ? `${match.name}:${match.parameters.id}` : '';
  return parseLinkTarget(link) ? link : null;
}

type Fields = ReturnType<typeof describeModules>[number]['fields'];

function linksOf(node: TreeNode, fields: Fields, language: Language): string[] {
  return fields.flatMap(({ name, kind }) => {
    if (kind === 'content-link') return [String(node.fields[name] ?? '')];
    return kind === 'rich-text' ? linksIn(translate(node.fields[name] as never, language).text).map(({ href }) => href) : [];
  });
}

function filesOf(nodes: readonly TreeNode[], fieldsOf: (model: string) => Fields): number[] {
  return nodes.flatMap((node) =>
    fieldsOf(node.model).flatMap(({ name, kind }) => (kind === 'media' && node.fields[name] ? [Number(node.fields[name])] : [])),
  );
}
