import type { RowFields } from '../../core/fields/rows.ts';
import { languages, type Translated } from '../../core/languages.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { type NavEntry, type NavMenu, navEntriesShape, navMenus } from '../../features/pages/nav.shapes.ts';
import { dropRow, type FormState, nextRow, rowsOf, swapRows } from '../forms/form-state.ts';
import { closeRows, readRows, setRows } from '../forms/row-inputs.ts';

/** One row per entry: a page, or a link with text and address. */
export const navRow = {
  page: { input: 'number', label: { de: 'Seite aufnehmen', en: 'Add a page' } },
  title: { input: 'texts', label: { de: 'Text des Links', en: 'Text of the link' } },
  url: { input: 'text', label: { de: 'Adresse', en: 'Address' } },
} as const satisfies RowFields;

/** Form values of the menus, in their order. */
export function toForm(menus: Record<NavMenu, NavEntry[]>): FormState {
  const form: FormState = new Map();
  for (const menu of navMenus) setRows(form, menu, navRow, menus[menu]);
  return form;
}

/** Entries of a menu in a form. */
export function entriesOf(form: FormState, menu: NavMenu): NavEntry[] {
  return readRows(form, menu, navRow).map(({ page, title, url }): NavEntry => {
    if (page !== null) return { page: Number(page) };
    const texts = Object.entries(title as Translated).map(([language, text]) => [language, text.trim()]);
    return { title: Object.fromEntries(texts.filter(([, text]) => text)), url: String(url) };
  });
}

/** Removes empty rows, renumbers the rest, and answers the error paths of invalid links. */
export function closeMenus(form: FormState): string[] {
  const wrong = navMenus.flatMap((menu) => {
    closeRows(form, menu, navRow);
    const entries = entriesOf(form, menu);
    return (navEntriesShape.safeParse(entries).error?.issues ?? []).flatMap(({ path: [row] }) => {
      const entry = entries[Number(row)];
      if (!entry || 'page' in entry) return [];
      return [`${menu}.${String(row)}.${Object.keys(entry.title).length === 0 ? 'title.de' : 'url'}`];
    });
  });
  return [...new Set(wrong)];
}

/**
 * Applies the operation of a button and answers the control to focus. `up:menu.3` swaps the entry with the previous one of
 * the same parent, by `parentOf`.
 */
export function changeMenus(
  form: FormState,
  operation: string,
  parentOf: (menu: NavMenu, entry: NavEntry) => number | null,
): string | null {
  const [verb, place = ''] = operation.split(':');
  const [name, row = ''] = place.split('.');
  const menu = navMenus.find((one) => one === name);
  if (!menu) return null;
  const added = nextRow(form, menu);
  if (verb === 'link') {
    for (const language of languages) form.set(`${added}.title.${language}`, '');
    return `${added}.title.${languages[0]}`;
  }
  if (verb === 'page') {
    const page = form.get(`${menu}.add`) ?? '';
    form.delete(`${menu}.add`);
    if (parseId(page) !== null) form.set(`${added}.page`, page);
    return `${menu}.add`;
  }
  const rows = rowsOf(form, menu);
  const at = rows.indexOf(Number(row));
  if (at < 0) return null;
  if (verb === 'drop') {
    dropRow(form, place);
    return `${menu}.add`;
  }
  const parents = entriesOf(form, menu).map((entry) => parentOf(menu, entry));
  const siblings = rows.filter((_, index) => parents[index] === parents[at]);
  const other = siblings[siblings.indexOf(Number(row)) + (verb === 'up' ? -1 : 1)];
  if (other === undefined) return operation;
  swapRows(form, place, `${menu}.${other}`);
  return `${verb}:${menu}.${other}`;
}
