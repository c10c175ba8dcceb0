import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { privacy as ofKammer } from '../../../brands/kammer/demo/pages/privacy.ts';
import { privacy as ofRing } from '../../../demo/content/pages/privacy.ts';

const src = join(import.meta.dirname, '../../../src');

/** The names of the cookies that each file of src sets. */
const cookies: Record<string, string[]> = {
  'core/http/csrf.server.ts': ['csrftoken'],
  'features/accounts/known-browsers.server.ts': ['knownbrowser'],
  'features/accounts/sessions.server.ts': ['sessionid', 'is_logged_in'],
  'features/booking/cart/cart-cookies.server.ts': ['shop_cart', 'cartAmount', 'cartUrl'],
  'features/booking/cart/held-cookie.server.ts': ['shop_held'],
  'features/booking/waiting-room/room-visitor.server.ts': ['waiting_room'],
  'features/consent/stored-consent.ts': ['cookie_consent_settings'],
  'site/layout/header/start-alert.ts': ['alert'],
  'site/shop/stored-checkout.server.ts': ['shop_checkout'],
  'site/shop/stored-form.server.ts': ['shop_form'],
};

test('OPS-296 the privacy pages of both demo venues name every cookie that the site sets, in both languages', () => {
  const setting = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.parentPath.includes('paraglide'))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => /stringifySetCookie\(|'set-cookie', `|document\.cookie = `/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(src, file));
  expect(setting.sort()).toEqual(Object.keys(cookies));
  for (const page of [ofRing, ofKammer]) {
    const text = JSON.stringify(page.modules);
    for (const name of Object.values(cookies).flat()) {
      // Once in each language.
      expect([name, text.match(new RegExp(`<strong>[^<]*\\b${name}\\b[^<]*</strong>`, 'g'))?.length]).toEqual([name, 2]);
    }
  }
});
