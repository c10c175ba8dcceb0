import type { Viewer } from '../../core/database/reading.server.ts';
import { searchWords } from '../../core/database/search-patterns.server.ts';
import type { Language } from '../../core/languages.ts';
import { formatShortMoment } from '../../core/text/dates.ts';
import { localDay, toLocalIso } from '../../core/text/wall-clock.ts';
import { resourceNames } from '../../features/admin/resource-names.ts';
import type { ShopScreen } from '../../features/admin/site-pages.shapes.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref, pageHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { resourceLabels } from '../labels.ts';
import { searchIn } from '../lists/filter-form.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { officeLinks } from '../shell/office-links.ts';
import { type FoundKind, type FoundThing, findEverything } from './find-everything.read.server.ts';
import { type FoundGroup, type FoundLine, SearchView } from './search-view.tsx';

const screensShown = 8;

/** One search over everything the user may open (ADMIN-08): screens, actions, pages, entries, files; without words the actions. */
export async function searchPage(context: AdminContext): Promise<OfficeAnswer> {
  const { reading, language, query } = context;
  const absent = context.options.absentScreens;
  const search = searchIn(query);
  const words = searchWords(search);
  const today = localDay(reading.now);
  const found = Map.groupBy(await findEverything(reading, language, words), ({ kind }) => kind);
  const groups: FoundGroup[] = [
    {
      label: m.search_screens(),
      lines: screensOf({ viewer: reading.viewer, language, absent }, words).slice(0, words.length > 0 ? screensShown : undefined),
    },
    ...[...found].map(([kind, things]) => ({ label: labelOf(kind), lines: things.map((thing) => lineOf(thing, language, today)) })),
  ].filter(({ lines }) => lines.length > 0);
  return { status: 200, title: m.office_search(), current: 'search', view: <SearchView {...{ language, search, groups }} /> };
}

/** Actions and screens whose name has all the words; without words the actions alone. */
function screensOf(
  { viewer, language, absent }: { viewer: Viewer; language: Language; absent: readonly ShopScreen[] },
  words: readonly string[],
): FoundLine[] {
  const lists = resourceNames.filter((name) => !absent.some((screen) => screen === name));
  const made = ['pages', ...lists, ...(viewer.isAdministrator ? ['users', 'html'] : []), 'redirects'];
  const actions = made.map((name) => ({
    title: name === 'pages' ? m.new_page() : m.search_new_in({ list: labelOf(name as FoundKind) }),
    detail: '',
    href: `${adminHref(language, name)}/new`,
  }));
  const { first, groups } = officeLinks(viewer, language, absent);
  const screens = [
    ...first.map(({ label, href }) => ({ title: label, detail: '', href })),
    ...groups.flatMap((group) => group.links.map(({ label, href }) => ({ title: label, detail: group.label, href }))),
    { title: m.help_title(), detail: '', href: adminHref(language, 'help') },
    { title: m.admin_import(), detail: m.admin_group_programme(), href: adminHref(language, 'import') },
    { title: m.hub_trash(), detail: m.hub_pages(), href: `${adminHref(language, 'pages')}/trash` },
  ];
  if (words.length === 0) return actions.slice(0, screensShown);
  const lower = words.map((word) => word.toLocaleLowerCase(language));
  return [...screens, ...actions].filter(({ title, detail }) => {
    const text = `${title} ${detail}`.toLocaleLowerCase(language);
    return lower.every((word) => text.includes(word));
  });
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
    return { title: title || url, detail: url, href: `${url}?edit` };
  }
  const when = kind === 'events' && detail !== '' ? formatShortMoment(toLocalIso(new Date(detail)), language, today) : detail;
  return { title: title || `${labelOf(kind)} ${id}`, detail: when, href: adminHref(language, kind, id) };
}
