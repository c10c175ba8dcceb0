import { expect, test } from 'vitest';
import type { Module } from '../../../src/core/module/module.ts';
import type { MenuEntry, Page } from '../../../src/features/pages/pages.contract.ts';
import { currentOf } from '../../../src/site/layout/mark-links.ts';
import { layoutFactsOf, tabsOf } from '../../../src/site/rendering/page-facts.ts';

const module = (id: number, fields: Record<string, unknown>, children: Module[] = []): Module =>
  ({ id, model: 'link', columns: children.length > 0 ? [{ index: 0, classes: '', children }] : [], ...fields }) as unknown as Module;

test('NAV-18 NAV-19 LAYOUT-14 the sticky items of a page are the buttons of its sticky modules, in page order, each with an address', () => {
  const modules = [
    module(1, { sticky: true, link_text: 'Abo bestellen', link_url: '/de/abo' }),
    module(2, {}, [
      module(3, { sticky: true, button_text: 'Anrufen', button_link_url: 'tel:+4930' }),
      module(4, { sticky: false, link_text: 'Nein', link_url: '/de' }),
    ]),
    module(5, { sticky: true, link_text: 'Ohne Ziel', link_url: '' }),
  ];
  const { sticky } = layoutFactsOf({ modules, siblings: [], is_landing_page: false } as unknown as Page);
  expect(sticky).toEqual([
    { text: 'Abo bestellen', url: '/de/abo' },
    { text: 'Anrufen', url: 'tel:+4930' },
  ]);
});

const entry = (url: string, has_tab_navigation: boolean, ...children: string[]): MenuEntry => ({
  url,
  menu_name: url,
  has_tab_navigation,
  children: children.map((child) => ({ url: child, menu_name: child })),
});

test('NAV-01 tabs belong to the entry that asks for them, on its own page and on those below', () => {
  const nav = { menu: [entry('/de/a', true, '/de/a/b', '/de/a/c'), entry('/de/d', false, '/de/d/e')], secondary_menu: [], footer: [] };
  const urls = (url: string) => tabsOf(nav, url).map((tab) => tab.url);
  expect(urls('/de/a')).toEqual(['/de/a/b', '/de/a/c']);
  expect(urls('/de/a/c')).toEqual(['/de/a/b', '/de/a/c']);
  expect(urls('/de/d')).toEqual([]);
  expect(urls('/de/d/e')).toEqual([]);
  expect(urls('/de/elsewhere')).toEqual([]);
});

test('NAV-12 an entry is marked on its page and on those below; home only on its own', () => {
  expect(currentOf('/de/kalender', '/de/kalender')).toBe('page');
  expect(currentOf('/de/kalender', '/de/kalender/der-sturm/1')).toBe('true');
  expect(currentOf('/de/kal', '/de/kalender')).toBeUndefined();
  expect(currentOf('/de', '/de/kalender')).toBeUndefined();
  expect(currentOf('', '/de/kalender')).toBeUndefined();
});
