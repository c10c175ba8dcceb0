import { expect, test } from 'vitest';
import { editedContentOf, officePlaceOf, publicListOf } from '../../../src/features/pages/edited-content.ts';
import type { RouteName } from '../../../src/urls.ts';

const place = { id: '', language: 'de', urls: { de: '/de/hier', en: '/en/here' } } as const;

test('EDIT-13 a page, an entry and a list are edited in place, with their address in the other language', () => {
  const page = { content_type: 'page', id: 7, title: 'Kontakt', urls: { de: '/de/kontakt', en: '/en/contact' } };
  expect(editedContentOf({ ...place, routeName: 'page' }, { page })).toEqual({
    content_type: 'page',
    object_id: 7,
    title: 'Kontakt',
    otherLanguage: '/en/contact',
  });
  expect(editedContentOf({ ...place, routeName: 'event', id: '12' }, { event: { name: 'Onkel Wanja' } })).toEqual({
    content_type: 'event',
    object_id: 12,
    title: 'Onkel Wanja',
    otherLanguage: '/en/here',
  });
  expect(editedContentOf({ ...place, routeName: 'magazineTag', id: '3' }, { title: '#Winter' })).toMatchObject({
    content_type: 'article_tag',
    object_id: 3,
    title: '#Winter',
  });
  expect(editedContentOf({ ...place, routeName: 'team' }, { headline: 'Ensemble' })).toMatchObject({
    content_type: 'team',
    object_id: 1,
    title: 'Ensemble',
  });
});

test('EDIT-13 lists of dates, searches and personal pages have nothing to edit in place', () => {
  for (const routeName of ['events', 'search', 'user', null] as const) expect(editedContentOf({ ...place, routeName }, {})).toBeNull();
});

test('ADMIN-249 ADMIN-01 every detail page has its form in the office, every list of entries theirs, which leads back; content pages are edited in place', () => {
  const at = (routeName: RouteName, id = '') => officePlaceOf({ ...place, routeName, id });
  expect(at('event', '12')).toEqual({ href: '/de/admin/events/12', isList: false });
  expect(at('form', '2')).toEqual({ href: '/de/admin/forms/2', isList: false });
  expect(at('events')).toEqual({ href: '/de/admin/events', isList: true });
  expect(at('magazine')).toEqual({ href: '/de/admin/articles', isList: true });
  expect(at('page')).toBeNull();
  expect(publicListOf('persons', 'en')).toBe('/en/team');
  expect(publicListOf('article-categories', 'de')).toBe('/de/mediathek-de');
  expect(publicListOf('rooms', 'en')).toBeNull();
});
