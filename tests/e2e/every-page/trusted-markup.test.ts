import type { Page } from '@playwright/test';
import { bookingLink, cartKey, moreKey, openWidget, widget } from '../booking/booking.ts';
import { openEditor, prepareEditing, saved } from '../editor/editor.ts';
import { logIn } from '../support/demo-login.ts';
import { desktop, expect, ready, test } from '../support/site.ts';

test.use(desktop);

/** What an injected sentence would do with a string: each name is a place that makes markup or script of it. */
const tries = (page: Page) =>
  page.evaluate(() => {
    const attack = '<img src="x" onerror="window.wasAttacked = true">';
    const places: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = attack),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', attack),
      DOMParser: () => new DOMParser().parseFromString(attack, 'text/html'),
      srcdoc: () => (document.createElement('iframe').srcdoc = attack),
      script: () => (document.createElement('script').src = '/media/upload.js'),
      'a policy of its own': () =>
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes.createPolicy('mine', {
          createHTML: (html: string) => html,
        }),
    };
    return Object.entries(places).flatMap(([name, assign]) => {
      try {
        assign();
        return [name];
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${String(error)}`];
      }
    });
  });

test('SEC-40 a page takes no string as markup or script, and works: soft navigation, lists, search, booking widget', async ({
  page,
  site,
  problems,
}) => {
  await page.goto('/de');
  await ready(page);
  await page.locator('main a[href^="/de/kalender"]').first().click();
  await expect(page).toHaveURL(/kalender/);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'idle');
  const event = await openWidget(page, site, 'de');
  await moreKey(page).click();
  await cartKey(page, 'de').click();
  await expect(widget(page).getByRole('heading', { level: 3 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bookingLink(page, event.id)).toBeVisible();
  expect(problems.found, 'the walk itself').toEqual([]);
  problems.expect(/Trusted|trusted-types|TrustedHTML|TrustedScriptURL/);
  expect(await tries(page)).toEqual([]);
  await page.goto('/webshop?lang=de');
  expect(await tries(page), 'the shop').toEqual([]);
});

test('SEC-41 where texts are edited, scripts and handlers are taken out of what libraries assign; the office takes no string', async ({
  page,
  site,
  problems,
}) => {
  await prepareEditing({ page, site });
  await openEditor(page, '/de/winter');
  await page.locator('main .modules > .m-text').first().locator('p').click();
  const writing = page.locator('#main-content').getByRole('textbox', { name: 'Text' });
  await expect(writing).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Und spät hell.');
  await saved(page);
  expect(problems.found, 'writing').toEqual([]);
  const markup = await page.evaluate(() => {
    const place = document.createElement('div');
    place.innerHTML =
      '<p onclick="alert(1)" class="a">Text<img src="data:," onerror="alert(1)"><a href="javascript:alert(1)">x</a></p><script>1</script>';
    return place.innerHTML;
  });
  expect(markup).toBe('<p class="a">Text<img src="data:,"><a>x</a></p>');
  const disguised = await page.evaluate(() =>
    [
      '<img/src="data:,"/onerror=alert(1)>',
      '<img src="data:,"onerror=alert(1)>',
      '<a href="java\nscript:alert(1)">x</a>',
      '<a href="&#106;avascript:alert(1)">x</a>',
      '<a href="java&Tab;script&colon;alert(1)">x</a>',
      '<a href="\u0001 javascript:alert(1)">x</a>',
    ].map((attack) => {
      const place = document.createElement('div');
      place.innerHTML = attack;
      return place.innerHTML;
    }),
  );
  expect(disguised).toEqual([...Array(2).fill('<img src="data:,">'), ...Array(4).fill('<a>x</a>')]);
  // Chromium from 156 on names handlers it would not run wherever markup is parsed, also in a document that runs nothing.
  problems.expect(/Executing inline event handler violates/);
  const attacks = problems.found.length;
  await logIn(page, 'admin');
  await page.goto('/de/admin/productions');
  const search = page.getByRole('searchbox', { name: 'Suche' });
  await search.fill('Ham');
  await expect(page).toHaveURL(/Ham/);
  expect(problems.found.slice(attacks), 'the office').toEqual([]);
  problems.expect(/Trusted|trusted-types|TrustedHTML|TrustedScriptURL/);
  expect(await tries(page)).toEqual([]);
  await site.edit([], async () => undefined);
});
