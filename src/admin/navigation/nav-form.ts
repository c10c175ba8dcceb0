import { languages } from '../../core/languages.ts';
import { type NavEntry, type NavMenu, navEntriesShape, navMenus } from '../../features/pages/nav.shapes.ts';
import { type FormState, rowsOf } from '../forms/form-state.ts';

type Menus = Record<NavMenu, NavEntry[]>;

/** Form values of the menus: one row per entry, in order. */
export function toForm(menus: Menus): FormState {
  const form: FormState = new Map();
  for (const menu of navMenus) writeMenu(form, menu, menus[menu]);
  return form;
}

/** Entries of a submitted menu; empty links are dropped. */
export function entriesOf(form: FormState, menu: NavMenu): NavEntry[] {
  return rowsOf(form, menu).flatMap((row): NavEntry[] => {
    const place = `${menu}.${row}`;
    const page = Number(form.get(`${place}.page`));
    if (form.has(`${place}.page`)) return Number.isSafeInteger(page) && page > 0 ? [{ page }] : [];
    const title = Object.fromEntries(
      languages.flatMap((language) => {
        const text = (form.get(`${place}.title.${language}`) ?? '').trim();
        return text ? [[language, text]] : [];
      }),
    );
    const url = (form.get(`${place}.url`) ?? '').trim();
    return url || Object.keys(title).length > 0 ? [{ title, url }] : [];
  });
}

/** Removes empty rows, renumbers the rest, and answers the error paths of invalid links. */
export function closeMenus(form: FormState): string[] {
  const wrong: string[] = [];
  for (const menu of navMenus) {
    const entries = entriesOf(form, menu);
    writeMenu(form, menu, entries);
    const parsed = navEntriesShape.safeParse(entries);
    for (const issue of parsed.error?.issues ?? []) {
      const entry = entries[Number(issue.path[0])];
      if (!entry || 'page' in entry) continue;
      wrong.push(`${menu}.${String(issue.path[0])}.${Object.keys(entry.title).length === 0 ? 'title.de' : 'url'}`);
    }
  }
  return [...new Set(wrong)];
}

/**
 * Applies the operation of a button and answers the control to focus. `up:menu.3` swaps the entry with the previous one of
 * the same parent, by `parentOf`.
 */
export function changeMenus(form: FormState, pressed: string, parentOf: (menu: NavMenu, entry: NavEntry) => number | null): string | null {
  const [verb, place = ''] = pressed.split(':');
  const [name, row = ''] = place.split('.');
  const menu = navMenus.find((one) => one === name);
  if (!menu) return null;
  const rows = rowsOf(form, menu);
  if (verb === 'link') {
    const next = (rows.at(-1) ?? -1) + 1;
    for (const part of [...languages.map((language) => `title.${language}`), 'url']) form.set(`${menu}.${next}.${part}`, '');
    return `${menu}.${next}.title.de`;
  }
  if (verb === 'add') {
    const page = form.get(`${menu}.add`) ?? '';
    form.delete(`${menu}.add`);
    if (!/^[1-9]\d{0,8}$/.test(page)) return `${menu}.add`;
    form.set(`${menu}.${(rows.at(-1) ?? -1) + 1}.page`, page);
    return `${menu}.add`;
  }
  const entries = rows.map((one) => ({ row: one, entry: rowEntry(form, `${menu}.${one}`) }));
  const at = entries.findIndex((one) => one.row === Number(row));
  const moved = entries[at];
  if (!moved) return null;
  if (verb === 'drop') {
    dropRow(form, `${menu}.${row}`);
    return `${menu}.add`;
  }
  const parent = parentOf(menu, moved.entry);
  const siblings = entries.filter(({ entry }) => parentOf(menu, entry) === parent);
  const other = siblings[siblings.indexOf(moved) + (verb === 'up' ? -1 : 1)];
  if (!other) return `${verb}:${place}`;
  swapRows(form, `${menu}.${moved.row}`, `${menu}.${other.row}`);
  return `${verb}:${menu}.${other.row}`;
}

function rowEntry(form: FormState, place: string): NavEntry {
  const page = form.get(`${place}.page`);
  return page === undefined ? { title: {}, url: '' } : { page: Number(page) };
}

function dropRow(form: FormState, place: string): void {
  for (const key of [...form.keys()]) if (key.startsWith(`${place}.`)) form.delete(key);
}

function swapRows(form: FormState, one: string, other: string): void {
  const take = (place: string) => {
    const removedValues = [...form]
      .filter(([key]) => key.startsWith(`${place}.`))
      .map(([key, value]) => [key.slice(place.length), value] as const);
    dropRow(form, place);
    return removedValues;
  };
  const [first, second] = [take(one), take(other)];
  for (const [key, value] of first) form.set(other + key, value);
  for (const [key, value] of second) form.set(one + key, value);
}

function writeMenu(form: FormState, menu: NavMenu, entries: readonly NavEntry[]): void {
  for (const row of rowsOf(form, menu)) dropRow(form, `${menu}.${row}`);
  for (const [row, entry] of entries.entries()) {
    if ('page' in entry) form.set(`${menu}.${row}.page`, String(entry.page));
    else {
      for (const language of languages) form.set(`${menu}.${row}.title.${language}`, entry.title[language] ?? '');
      form.set(`${menu}.${row}.url`, entry.url);
    }
  }
}
