import type { Viewer } from '../../core/database/reading.server.ts';
import { searchWords } from '../../core/database/search-patterns.server.ts';
import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { resourceNames } from '../../features/admin/resource-names.ts';
import type { ShopScreen } from '../../features/admin/site-pages.shapes.ts';
import { listedBy } from '../../features/pages/edited-content.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref, matchUrl, pageHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { chaptersFor } from '../help/chapter-of.server.ts';
import { newEntryLabel, resourceLabels } from '../labels.ts';
import { searchIn } from '../lists/filter-form.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { officeLinks } from '../shell/office-links.ts';
import { type FoundKind, type FoundThing, findEverything } from './find-everything.read.server.ts';
import { type FoundGroup, type FoundLine, SearchView } from './search-view.tsx';

const screensShown = 8;
const chaptersShown = 6;

/**
 * One search over everything the user may open (ADMIN-08): screens, actions, pages, entries, files, chapters of the handbook; without words
 * the actions.
 */
export async function searchPage(context: AdminContext): Promise<OfficeAnswer> {
  const { reading, language, query } = context;
  const { viewer } = reading;
  const absent = context.options.absentScreens;
  const search = searchIn(query);
  const words = searchWords(search);
  const today = localDay(reading.now);
  const found = Map.groupBy(await findEverything(reading, language, words), ({ kind }) => kind);
  const groups: FoundGroup[] = [
    {
      label: m.search_screens(),
      lines: screensOf({ viewer, language, absent }, words).slice(0, words.length > 0 ? screensShown : undefined),
    },
    ...[...found].map(([kind, things]) => ({ label: labelOf(kind), lines: things.map((thing) => lineOf(thing, language, today)) })),
    { label: m.help_title(), lines: viewer.isEditor ? chaptersWith(words, language, absent).slice(0, chaptersShown) : [] },
  ].filter(({ lines }) => lines.length > 0);
  return { status: 200, title: m.office_search(), current: 'search', view: <SearchView {...{ language, search, groups }} /> };
}

/** Actions and screens whose name has all the words; without words the actions alone. */
function screensOf(
  { viewer, language, absent }: { viewer: Viewer; language: Language; absent: readonly ShopScreen[] },
  words: readonly string[],
): FoundLine[] {
  const lists = resourceNames.filter((name) => !absent.some((screen) => screen === name));
  const ofAdministrators: [kind: FoundKind, title: string][] = [
    ['users', m.admin_user_new()],
    ['html', newEntryLabel('html')],
  ];
  const made: [kind: FoundKind, title: string][] = [
    ['pages', m.new_page()],
    ...lists.map((name): [FoundKind, string] => [name, newEntryLabel(name)]),
    ...(viewer.isAdministrator ? ofAdministrators : []),
    ['redirects', m.admin_redirect_new()],
  ];
  const actions: ScreenLine[] = [
    ...made.map(([kind, title]) => {
      const list = labelOf(kind);
      // By the words of its button, and by 'new' of whoever knows the list alone.
      return { title, detail: list, href: `${adminHref(language, kind)}/new`, alias: m.search_new_in({ list }) };
    }),
    { title: m.start_upload(), detail: m.media_title(), href: adminHref(language, 'media') },
  ];
  const { first, groups } = officeLinks(viewer, language, absent);
  const screens: ScreenLine[] = [
    ...first.map(({ label, href }) => ({ title: label, detail: '', href })),
    ...groups.flatMap((group) => group.links.map(({ label, href }) => ({ title: label, detail: group.label, href }))),
    { title: m.help_title(), detail: '', href: adminHref(language, 'help') },
    { title: m.admin_import(), detail: m.admin_group_programme(), href: adminHref(language, 'import') },
    { title: m.hub_trash(), detail: m.hub_pages(), href: `${adminHref(language, 'pages')}/trash` },
  ];
  if (words.length === 0) return actions.slice(0, screensShown);
  return [...screens, ...actions].filter(({ title, detail, alias = '' }) => hasAll(`${title} ${detail} ${alias}`, words, language));
}

/** A line with other words it is found by. */
type ScreenLine = FoundLine & { alias?: string };

function hasAll(text: string, words: readonly string[], language: Language): boolean {
  const lower = text.toLocaleLowerCase(language);
  return words.every((word) => lower.includes(word.toLocaleLowerCase(language)));
}

/** Chapters of the handbook with all the words, those with them in their title first (ADMIN-351). */
function chaptersWith(words: readonly string[], language: Language, absent: readonly ShopScreen[]): FoundLine[] {
  if (words.length === 0) return [];
  const found = chaptersFor(absent, language).filter((chapter) => hasAll(chapter.words, words, language));
  const [titled, others] = [true, false].map((isTitle) => found.filter(({ title }) => hasAll(title, words, language) === isTitle));
  return [...(titled ?? []), ...(others ?? [])].map(({ name, title }) => ({
    title,
    detail: '',
    href: `${adminHref(language, 'help')}/${name}`,
  }));
}

function labelOf(kind: FoundKind): string {
  if (kind === 'pages') return m.hub_pages();
  if (kind === 'media') return m.media_title();
  if (kind === 'users') return m.admin_list_users();
  if (kind === 'redirects') return m.admin_list_redirects();
  return resourceLabels[kind]();
}

/** Pages open for editing, everything else as its form. */
function lineOf({ kind, id, title, detail }: FoundThing, language: Language, today: string): FoundLine {
  if (kind === 'pages') {
    const url = pageHref(language, detail);
    // A list has no modules of its own: its entries are edited.
    const list = listedBy(matchUrl(url)?.name ?? null);
    return { title: title || url, detail: url, href: list && !list.hasSlot ? adminHref(language, list.resource) : `${url}?edit` };
  }
  const when = kind === 'events' && detail !== '' ? formatShortMoment(toLocalIso(new Date(detail)), language, today) : detail;
  return { title: title || `${labelOf(kind)} ${id}`, detail: when, href: adminHref(language, kind, id) };
}
