import { otherLanguage, translate } from '../../core/languages.ts';
import { readPages as readHubPages } from '../../features/pages/editing/hub.read.server.ts';
import { type NavEntry, type NavMenu, navMenus } from '../../features/pages/nav.shapes.ts';
import { changeNav, NavConflict, NavRefused, readNavEntries } from '../../features/pages/nav.write.server.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { doneText } from '../done-text.ts';
import { kitOf } from '../forms/form-kit.ts';
import { type FormState, rowsOf } from '../forms/form-state.ts';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { changeMenus, closeMenus, entriesOf, toForm } from './nav-form.ts';
import { NavigationForm, type NavPage } from './navigation-form.tsx';

interface FormFeedback {
  errors?: Record<string, string[]>;
  conflict?: string | null;
  focus?: string | null;
  isUnsaved?: boolean;
}

/** Page of the menus (ADMIN-05): order, pages and custom links. */
export async function navigationPage(context: AdminContext): Promise<OfficeAnswer> {
  const { menus } = await readNavEntries(context.reading.db);
  const form = toForm(menus);
  for (const menu of navMenus) form.set(`was:${menu}`, JSON.stringify(menus[menu]));
  return page(context, form, await readPages(context), {});
}

/** Moves entries in the form, or stores the menus. */
export async function submitNavigation(context: AdminContext): Promise<OfficeOutcome> {
  const form = formOf(context);
  const pressed = form.get('operation') ?? 'save';
  const known = await readPages(context);
  if (pressed !== 'save') {
    const parentOf = (menu: NavMenu, entry: NavEntry) => parentIn(form, known, menu, entry);
    return page(context, form, known, { focus: changeMenus(form, pressed, parentOf), isUnsaved: true });
  }
  // A page selected in the 'add' control is added on save.
  for (const menu of navMenus) if (form.get(`${menu}.add`)) changeMenus(form, `page:${menu}`, () => null);
  const wrong = closeMenus(form);
  const errors = Object.fromEntries(wrong.map((place) => [place, [place.endsWith('.url') ? m.admin_wrong_link() : m.field_required()]]));
  if (wrong.length > 0) return page(context, form, known, { errors, isUnsaved: true });
  const shown = Object.fromEntries(navMenus.map((menu) => [menu, entriesBefore(form.get(`was:${menu}`))])) as Record<NavMenu, NavEntry[]>;
  // An unchanged menu is not stored: somebody else may have changed it since.
  const given = Object.fromEntries(
    navMenus
      .filter((menu) => JSON.stringify(entriesOf(form, menu)) !== form.get(`was:${menu}`))
      .map((menu) => [menu, entriesOf(form, menu)]),
  );
  try {
    await store(context, (transaction, actor) => changeNav(transaction, { ...actor, version: undefined, base: shown, given }));
    return { to: `${adminHref(context.language, 'navigation')}?done=saved` };
  } catch (error) {
    if (error instanceof NavRefused)
      return page(context, form, known, { errors: { [`${error.menu}.add`]: [m.admin_no_such_entry()] }, isUnsaved: true });
    if (!(error instanceof NavConflict)) throw error;
    const theirs = Object.entries(error.current).map(([menu, entries]) => {
      form.set(`was:${menu}`, JSON.stringify(entries));
      return entries.map((entry) => nameOf(context, known, entry)).join(', ');
    });
    return page(context, form, known, { conflict: m.admin_nav_conflict({ theirs: theirs.join('; ') }), isUnsaved: true });
  }
}

function page(context: AdminContext, form: FormState, known: ReadonlyMap<number, NavPage>, feedback: FormFeedback): OfficeAnswer {
  const { language, query } = context;
  const { errors = {}, conflict = null, focus = null, isUnsaved = false } = feedback;
  return {
    status: conflict ? 409 : Object.keys(errors).length > 0 ? 400 : 200,
    title: m.admin_list_navigation(),
    current: 'navigation',
    view: (
      <NavigationForm
        {...{ known, conflict, isUnsaved }}
        kit={kitOf(form, language, errors, focus)}
        parentOf={(menu, entry) => parentIn(form, known, menu, entry)}
        formAction={adminHref(language, 'navigation')}
        done={isUnsaved ? null : doneText(query)}
      />
    ),
  };
}

/** Parent page of an entry within the menu; null at the top level. */
function parentIn(form: FormState, known: ReadonlyMap<number, NavPage>, menu: NavMenu, entry: NavEntry): number | null {
  const parent = 'page' in entry && menu !== 'footer' ? (known.get(entry.page)?.parent ?? null) : null;
  const isThere = rowsOf(form, menu).some((row) => form.get(`${menu}.${row}.page`) === String(parent));
  return isThere ? parent : null;
}

function nameOf({ language }: AdminContext, known: ReadonlyMap<number, NavPage>, entry: NavEntry): string {
  return 'page' in entry ? (known.get(entry.page)?.title ?? '') : translate(entry.title, language).text;
}

function entriesBefore(json: string | undefined): NavEntry[] {
  try {
    const entries: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

async function readPages({ reading, options, language }: AdminContext): Promise<Map<number, NavPage>> {
  const pages = await readHubPages(reading, options.kit, language);
  return new Map(
    pages.map(({ id, parent, titles, urls, languages: states }) => {
      const path = urls[language].replace(`/${language}`, '').replace(/^\//, '');
      return [id, { id, parent, path, states, title: titles[language] || titles[otherLanguage(language)] || `/${path}` }];
    }),
  );
}
