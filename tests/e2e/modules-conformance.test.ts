import { crossed } from './crossed.ts';
import { modulesReady, showEvery, sticksOut } from './every-module.ts';
import { findings } from './findings.ts';
import { desktop, expect, phone, test } from './site.ts';
import { languages } from './texts.ts';

for (const [size, options] of crossed(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });
    for (const sample of ['usual', 'full', 'bare'] as const) {
      test(`MOD-01 MOD-39 every module gets ready without a word in the console, axe finds nothing, nothing sticks out (${sample})`, async ({
        page,
        site,
        trouble,
      }) => {
        // The sample's film is a picture, and its foreign code asks for what its frame does not let it have.
        trouble.expect(/media|widgets\.example\.com|bilder\.example\.org/);
        const slug = await showEvery(site, sample);
        for (const language of languages) {
          await page.goto(`/${language}/${slug}`);
          await modulesReady(page);
          expect(await findings(page), language).toEqual([]);
          if (size === 'phone') await page.setViewportSize({ width: 320, height: 640 });
          expect(await sticksOut(page), language).toEqual([]);
          if (size === 'phone') await page.setViewportSize(phone.viewport);
        }
      });
    }
  });
}

test.describe('without the faces of the house', () => {
  test.use(phone);

  test('LAYOUT-16 MOD-39 nothing sticks out in the faces that stand in', async ({ page, site, trouble }) => {
    trouble.expect(/woff2|media|widgets\.example\.com|bilder\.example\.org/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`/de/${await showEvery(site, 'full')}`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sticksOut(page)).toEqual([]);
  });
});
