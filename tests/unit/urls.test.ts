import { expect, test } from 'vitest';
import { languages } from '../../src/core/languages.ts';
import {
  type FeedName,
  feedHref,
  feeds,
  href,
  languageOfPath,
  matchFeed,
  matchUrl,
  type RouteName,
  routeAddresses,
} from '../../src/urls.ts';

test('ROUTE-01..ROUTE-04 ROUTE-20 addresses are those of the brief in both languages', () => {
  expect(href('home', 'de')).toBe('/de');
  expect(href('home', 'en')).toBe('/en');
  expect(href('events', 'de')).toBe('/de/kalender');
  expect(href('events', 'en')).toBe('/en/events');
  expect(href('event', 'de', { slug: 'der-sturm', id: 7 })).toBe('/de/kalender/der-sturm/7');
  expect(href('event', 'en', { slug: 'der-sturm', id: 7 })).toBe('/en/events/der-sturm/7');
  expect(href('notFound', 'de')).toBe('/de/404');
});

test('EVT-02 a query holds what is set and nothing else', () => {
  expect(href('events', 'de', {}, { date: '24-12-2026', room: 3, tag: null, type: undefined })).toBe('/de/kalender?date=24-12-2026&room=3');
});

test('ROUTE-01 every address is matched again, with its language and parameters', () => {
  for (const name of Object.keys(routeAddresses) as RouteName[]) {
    for (const language of languages) {
      const path = routeAddresses[name].path[language].replace(/:(slug|category|tag)/, 'ein-stueck').replace(':id', '12');
      expect(matchUrl(path)).toMatchObject({ name, language });
    }
  }
  expect(matchUrl('/de/kalender/ein-stueck/12')?.parameters).toEqual({ slug: 'ein-stueck', id: '12' });
});

test('ROUTE-01 path words of the other language and unknown prefixes are no addresses', () => {
  for (const path of ['/fr/events', '/kalender', '/de/', '/']) expect(matchUrl(path)).toBeNull();
  // Whether there is such a content page is for the database to say.
  for (const path of ['/de/events', '/en/kalender']) expect(matchUrl(path)?.name).toBe('page');
  expect(languageOfPath('/en/whatever')).toBe('en');
  expect(languageOfPath('/english')).toBeNull();
});

test('ROUTE-01 ROUTE-04 a calendar lies at the address of its page with .ics behind it, in both languages', () => {
  expect(feedHref('event', 'de', { slug: 'der-sturm', id: 7 })).toBe('/de/kalender/der-sturm/7.ics');
  expect(feedHref('events', 'en', {}, { room: 3, tag: undefined })).toBe('/en/events.ics?room=3');
  for (const name of Object.keys(feeds) as FeedName[]) {
    for (const language of languages) {
      const path = feeds[name].path[language].replace(':slug', 'ein-stueck').replace(':id', '12');
      expect(matchFeed(`${path}.ics`)).toMatchObject({ name, language });
      expect(matchFeed(path)).toBeNull();
    }
  }
  expect(matchFeed('/de/kalender/ein-stueck/12.ics')?.parameters).toEqual({ slug: 'ein-stueck', id: '12' });
  for (const path of ['/de/events.ics', '/fr/events.ics', '/de.ics', '.ics']) expect(matchFeed(path)).toBeNull();
});
