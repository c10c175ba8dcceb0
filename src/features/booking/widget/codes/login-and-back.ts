import type { Language } from '../../../../core/languages.ts';
import { href } from '../../../../urls.ts';
import { widgetHash } from './widget-hash.ts';

/** The login that leads back to this page, where it opens the widget of the event again (SHOP-272). */
export function loginAndBack(event: number, language: Language): string {
  const next = `${location.pathname}${location.search}${widgetHash}${event}`;
  return href('user', language, { page: 'login' }, { next });
}
