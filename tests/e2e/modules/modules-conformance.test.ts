import { variantsToRun } from '../../support/variants.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { desktop, expect, phone, test } from '../support/site.ts';
import { languages } from '../support/texts.ts';
import { modulesReady, showEvery, sticksOut } from './every-module.ts';

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);
    test('MOD-01 MOD-39 every module hydrates without a console message, axe finds nothing, nothing overflows: as usual, with everything and with the least', async ({
      page,
      site,
      problems,
    }) => {
      // The sample's film is a picture, and its foreign code requests what its iframe forbids.
      problems.expect(/media|widgets\.example\.com|bilder\.example\.org/);
      for (const sample of ['usual', 'full', 'bare'] as const) {
        const slug = await showEvery(site, sample);
        for (const language of variantsToRun(languages)) {
          await page.goto(`/${language}/${slug}`);
          await modulesReady(page);
          expect(await axeViolations(page), `${sample}, ${language}`).toEqual([]);
          if (size === 'phone') await page.setViewportSize({ width: 320, height: 640 });
          expect(await sticksOut(page), `${sample}, ${language}`).toEqual([]);
          if (size === 'phone') await page.setViewportSize(phone.viewport);
        }
      }
    });
  });
}

test.describe('with fallback fonts', () => {
  test.use(phone);

  test('LAYOUT-16 MOD-39 nothing overflows in the fallback fonts', async ({ page, site, problems }) => {
    problems.expect(/woff2|media|widgets\.example\.com|bilder\.example\.org/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`/de/${await showEvery(site, 'full')}`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sticksOut(page)).toEqual([]);
  });
});
