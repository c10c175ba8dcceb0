import { type NavEntry, type NavMenu, navMenus } from '../../features/pages/nav.shapes.ts';
import type { LanguageState } from '../../features/pages/publishing/publishing-state.shapes.ts';
import { StateBadges } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { EntrySearch } from '../../ui/backstage/entry-search/entry-search.tsx';
import { interfaceText } from '../../ui/interface-text.ts';
import { Labelled, Texts } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { rowsOf } from '../forms/form-state.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { OperationButton } from '../forms/operation-button.tsx';
import { Head, Input } from '../forms/page-elements.tsx';
import { navRow } from './nav-form.ts';

/** Page in the navigation. */
export interface NavPage {
  id: number;
  parent: number | null;
  title: string;
  path: string;
  states: readonly LanguageState[];
}

interface NavigationFormProps {
  known: ReadonlyMap<number, NavPage>;
  kit: FormKit;
  parentOf: (menu: NavMenu, entry: NavEntry) => number | null;
  conflict: string | null;
  isUnsaved: boolean;
  formAction: string;
  done: string | null;
}

/** What the menus are called. */
export const menuLabels: Record<NavMenu, () => string> = {
  menu: m.admin_nav_menu,
  secondary_menu: m.admin_nav_secondary_menu,
  footer: m.admin_nav_footer,
};

/** Form of the menus; its buttons move entries in the form, without a page load where there is script (ADMIN-11). Nothing is stored before it is saved. */
export function NavigationForm(props: NavigationFormProps) {
  const { kit, conflict, isUnsaved, formAction, done } = props;
  return (
    <>
      <Head title={m.admin_list_navigation()} intro={m.admin_nav_intro()} done={done} />
      <OfficeForm {...{ formAction, kit, conflict, isUnsaved }} labelOf={placeName}>
        {navMenus.map((menu) => (
          <Menu key={menu} menu={menu} {...props} />
        ))}
      </OfficeForm>
    </>
  );
}

function placeName(place: string): string {
  const menu = navMenus.find((one) => place.startsWith(`${one}.`));
  return menu ? menuLabels[menu]() : place;
}

interface Item {
  row: number;
  /** Null for a link. */
  page: NavPage | null;
  parent: number | null;
}

function Menu({ menu, known, kit, parentOf }: NavigationFormProps & { menu: NavMenu }) {
  const items = rowsOf(kit.form, menu).map((row): Item => {
    const page = known.get(Number(kit.form.get(`${menu}.${row}.page`))) ?? null;
    return { row, page, parent: page ? parentOf(menu, { page: page.id }) : null };
  });
  const inMenu = new Set(items.map(({ page }) => page?.id));
  const others = [...known.values()].filter(({ id }) => !inMenu.has(id));
  return (
    <section className="adm-section" id={menu} data-rows={menu} aria-labelledby={`${menu}-title`}>
      <h2 id={`${menu}-title`}>{menuLabels[menu]()}</h2>
      <input type="hidden" name={`was:${menu}`} value={kit.form.get(`was:${menu}`) ?? '[]'} />
      {items.length === 0 && <p className="bs-hint">{m.admin_nav_empty()}</p>}
      <Level menu={menu} items={items} parent={null} kit={kit} />
      <div className="adm-filter">
        <Labelled name={`${menu}.add`} label={interfaceText(navRow.page.label)} kit={kit}>
          {(props) => (
            <EntrySearch>
              <select {...props} className="bs-input">
                <option value="">{m.admin_nav_choose()}</option>
                {others.map(({ id, title, path }) => (
                  <option key={id} value={id}>
                    {path ? `${title} (/${path})` : title}
                  </option>
                ))}
              </select>
            </EntrySearch>
          )}
        </Labelled>
        <OperationButton operation={`page:${menu}`} label={m.admin_nav_add()} subject={menuLabels[menu]()} />
        <OperationButton operation={`link:${menu}`} label={m.admin_nav_link()} subject={menuLabels[menu]()} />
      </div>
    </section>
  );
}

function Level({ menu, items, parent, kit }: { menu: NavMenu; items: readonly Item[]; parent: number | null; kit: FormKit }) {
  const siblings = items.filter((item) => item.parent === parent);
  if (siblings.length === 0) return null;
  return (
    <ol className="adm-order">
      {siblings.map((item, index) => (
        <li key={item.row}>
          <Entry menu={menu} item={item} kit={kit} isFirst={index === 0} isLast={index === siblings.length - 1} />
          {item.page && <Level menu={menu} items={items} parent={item.page.id} kit={kit} />}
        </li>
      ))}
    </ol>
  );
}

function Entry({
  menu,
  item: { row, page },
  kit,
  isFirst,
  isLast,
}: {
  menu: NavMenu;
  item: Item;
  kit: FormKit;
  isFirst: boolean;
  isLast: boolean;
}) {
  const place = `${menu}.${row}`;
  const name = page ? page.title : kit.form.get(`${place}.title.${kit.language}`) || m.admin_nav_link();
  const move = (verb: 'up' | 'down', label: string, isEnd: boolean) => (
    <OperationButton operation={`${verb}:${place}`} label={label} subject={name} kit={kit} isIdle={isEnd}>
      <span aria-hidden="true">{verb === 'up' ? '↑' : '↓'}</span>
    </OperationButton>
  );
  return (
    <div className="adm-move">
      {page ? (
        <p className="adm-what">
          <input type="hidden" name={`${place}.page`} value={page.id} />
          <strong>{page.title}</strong> <span className="bs-meta">/{page.path}</span>
        </p>
      ) : (
        <div className="adm-what">
          <Texts name={`${place}.title`} label={interfaceText(navRow.title.label)} kit={kit} isLong={false} limit={255} />
          <Input name={`${place}.url`} label={interfaceText(navRow.url.label)} kit={kit} type="url" limit={2000} />
        </div>
      )}
      {page?.states.some(({ state }) => state !== 'live' && state !== 'changed') && <StateBadges states={page.states} />}
      <span className="bs-row">
        {move('up', m.admin_nav_up(), isFirst)}
        {move('down', m.admin_nav_down(), isLast)}
        <OperationButton operation={`drop:${place}`} label={m.admin_nav_hide()} subject={name}>
          <span aria-hidden="true">×</span>
        </OperationButton>
      </span>
    </div>
  );
}
