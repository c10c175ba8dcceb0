import type { Language } from '../../core/languages.ts';
import type { ShopScreen } from '../../features/admin/site-pages.shapes.ts';
import { type Chapter, chaptersIn } from './handbook.server.ts';

/** Chapter about what is done on a screen, by the name of the screen. */
const chapterOfScreen: Readonly<Record<string, string>> = {
  start: 'start-page',
  search: 'start-page',
  pages: 'change-a-headline',
  navigation: 'change-a-headline',
  events: 'cancel-tonight',
  mails: 'cancel-tonight',
  productions: 'translate',
  persons: 'translate',
  venues: 'translate',
  series: 'translate',
  articles: 'translate',
  schedule: 'plan',
  'breaking-news': 'alert',
  media: 'pictures-and-rights',
  forms: 'forms',
  'form-entries': 'forms',
  backups: 'backups',
  rooms: 'seats-and-waiting-list',
  'shop-sync': 'webshop-sync',
};

/** The chapter that '?' leads to on a screen; null where none is about it (ADMIN-12). */
export function chapterOf(screen: string | null, language: Language): Chapter | null {
  const name = screen === null ? undefined : chapterOfScreen[screen];
  return chaptersIn(language).find((chapter) => chapter.name === name) ?? null;
}

/** The chapters of a site, without those about screens it does not have. */
export function chaptersFor(absent: readonly ShopScreen[], language: Language): readonly Chapter[] {
  const left = absent.map((screen) => chapterOfScreen[screen]);
  return chaptersIn(language).filter(({ name }) => !left.includes(name));
}
