import type { Page } from '@playwright/test';
import type { ModuleNode } from '../../../src/core/module/samples.ts';
import { consentOf } from '../../../src/features/consent/consent.ts';
import { consentCookie } from '../../../src/features/consent/consent-cookie.ts';
import { articles } from '../../../src/features/magazine/magazine.tables.server.ts';
import { media } from '../../../src/features/media/media.tables.server.ts';
import { venues } from '../../../src/features/programme/programme.tables.server.ts';
import { readModules } from '../../../tools/read-modules.ts';
import { variantsToRun } from '../../support/variants.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { allOf, desktop, expect, phone, readDocument, ready, test, withoutScript } from '../support/site.ts';
import type { Site } from '../support/test-server.ts';
import { languages, text } from '../support/texts.ts';
import { showModules, siteSamples } from './module-pages.ts';

const both = (words: string) => ({ de: words, en: words });

/** Every module that embeds other sites or lists content of this one, with its sample. */
const names = [
  ...['video', 'self-hosted-video', 'video-list', 'audio', 'self-hosted-audio', 'viewer', 'social-media', 'html', 'forms'],
  ...['venue', 'venue-list', 'event-list', 'blog-teaser-list', 'highlight-teaser'],
];

/** A film and a recording for the media library: the demo venue has none. */
async function addRecordings(site: Site): Promise<{ video: number; audio: number }> {
  const [video, audio] = [90_001, 90_002];
  await site.edit(['media'], (database) =>
    database.insert(media).values([
      { id: video, kind: 'video', name: 'Probe', path: 'aa/probe.mp4', content_type: 'video/mp4', size: 1000 },
      { id: audio, kind: 'audio', name: 'Hörprobe: Winterreise', path: 'bb/winterreise.mp3', content_type: 'audio/mpeg', size: 1000 },
    ]),
  );
  return { video, audio };
}

async function showAll(site: Site, sample: 'usual' | 'full'): Promise<void> {
  const registry = await readModules();
  const things = { ...(await siteSamples(site)), ...(await addRecordings(site)) };
  const nodes = names.map((name): ModuleNode => {
    const module = registry.get(name);
    if (!module) throw new Error(`There is no module '${name}'.`);
    return { model: name, ...module.samples[sample](things) };
  });
  await showModules(site, 'alles', nodes);
}

/** Answers for other hosts, so that players can load; returns the hosts requested. */
async function standIn(page: Page, site: Site): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    (url) => url.origin !== site.url && url.protocol.startsWith('http'),
    async (route) => {
      requests.push(new URL(route.request().url()).host);
      const isScript = route.request().resourceType() === 'script';
      await route.fulfill(
        isScript
          ? { contentType: 'text/javascript', body: '' }
          : { contentType: 'text/html', body: '<!doctype html><title>player</title>' },
      );
    },
  );
  return requests;
}

for (const [size, options] of variantsToRun(Object.entries({ phone, desktop }))) {
  test.describe(size, () => {
    test.use(options);
    for (const sample of variantsToRun(['full', 'usual'] as const)) {
      test(`MOD-07 to MOD-32 CONS-05 nothing leaves the site, axe finds nothing on the ${sample} samples, nothing overflows`, async ({
        page,
        site,
        problems,
      }) => {
        // The iframe's Content-Security-Policy blocks what the HTML of the sample would fetch, and says so.
        problems.expect(/(widgets\.example\.com|bilder\.example\.org)\/plan/);
        await refuseAll(page, site);
        await showAll(site, sample);
        for (const language of variantsToRun(languages)) {
          await page.goto(`/${language}/alles`);
          await ready(page);
          expect(await axeViolations(page), language).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
        }
      });
    }
  });
}

test.describe('consent', () => {
  test.use(desktop);

  test('CONS-05 MOD-07 a film loads once by keyboard, for this film only; always is for its service and survives a reload', async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/^request to another host: https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com/);
    const film = (id: string, title: string): ModuleNode => ({
      model: 'video',
      fields: { video_url: `https://youtu.be/${id}`, title: both(title), length: '2:31' },
    });
    await showModules(site, 'filme', [film('aaaaaaaa', 'Eins'), film('bbbbbbbb', 'Zwei')]);
    const requests = await standIn(page, site);
    for (const language of languages) {
      await page.context().clearCookies();
      await refuseAll(page, site);
      requests.length = 0;
      await page.goto(`/${language}/filme`);
      await ready(page);
      expect(requests).toEqual([]);
      const first = page.getByRole('figure', { name: 'Video: Eins, 2:31' });
      await first.getByRole('button', { name: text(language, 'external_load_once') }).press('Enter');
      await expect(first.locator('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aaaaaaaa');
      await expect(first).toBeFocused();
      const second = page.getByRole('figure', { name: 'Video: Zwei, 2:31' });
      await expect(second.locator('iframe')).toHaveCount(0);
      await second.getByRole('button', { name: text(language, 'external_allow_always') }).click();
      await expect(second.locator('iframe')).toHaveCount(1);
      await page.reload();
      await expect(page.locator('.m-video iframe')).toHaveCount(2);
      expect(new Set(requests)).toEqual(new Set(['www.youtube-nocookie.com']));
    }
  });

  test('CONS-05 GEN-01 a film requested before any script has loaded comes once it has', async ({ page, site, problems }) => {
    problems.expect(/^request to another host: https:\/\/www\.youtube-nocookie\.com/);
    await showModules(site, 'filme', [{ model: 'video', fields: { video_url: 'https://youtu.be/aaaaaaaa', title: both('Eins') } }]);
    await standIn(page, site);
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/de/filme', { waitUntil: 'commit' });
    await page.getByRole('button', { name: text('de', 'external_load_once') }).click();
    expect(await page.locator('.m-video iframe').count()).toBe(0);
    released.resolve();
    await expect(page.locator('.m-video iframe')).toHaveCount(1);
    await expect(page.getByRole('figure', { name: 'Video: Eins' })).toBeFocused();
  });

  test('CONS-05 consent given anywhere loads what is on the page, and taking it back takes it away', async ({ page, site, problems }) => {
    problems.expect(/^request to another host: https:\/\/www\.youtube-nocookie\.com/);
    await showModules(site, 'filme', [{ model: 'video', fields: { video_url: 'https://youtu.be/aaaaaaaa', title: both('Eins') } }]);
    await standIn(page, site);
    await refuseAll(page, site);
    await page.goto('/de/filme');
    const film = page.getByRole('figure', { name: 'Video: Eins' });
    const choose = async (key: string) => {
      await page.getByRole('link', { name: text('de', 'consent_settings') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('de', key) })
        .click();
    };
    await choose('consent_accept_all');
    await expect(film.locator('iframe')).toHaveCount(1);
    await choose('consent_required_only');
    await expect(film.locator('iframe')).toHaveCount(0);
    await expect(film.getByRole('button', { name: text('de', 'external_load_once') })).toBeVisible();
  });

  test('MOD-17 a HubSpot form loads after consent; a plain number renders nothing', async ({ page, site, problems }) => {
    problems.expect(/^request to another host: https:\/\/share\.hsforms\.com/);
    await showModules(site, 'formular', [
      { model: 'forms', fields: { hubspot_id: '12' } },
      { model: 'forms', fields: { hubspot_id: '1AbC' } },
    ]);
    const requests = await standIn(page, site);
    await refuseAll(page, site);
    await page.goto('/de/formular');
    await ready(page);
    await expect(page.locator('.m-forms')).toHaveCount(1);
    expect(requests).toEqual([]);
    await page
      .locator('.m-forms')
      .getByRole('button', { name: text('de', 'external_load_once') })
      .click();
    await expect(page.locator('.m-forms iframe')).toHaveAttribute('src', 'https://share.hsforms.com/1AbC');
  });

  test('MOD-15 HTML fits its height, cannot reach the site, and asks others only after consent', async ({ page, site, problems }) => {
    problems.expect(/Content Security Policy|widgets\.example\.com| csp$/);
    const code = `<p id="own" style="height:777px;margin:0">Eigenes</p><script>try{parent.document.title='entkommen'}catch{document.title='versperrt'}</script><script src="https://widgets.example.com/plan.js"></script>`;
    await showModules(site, 'rahmen', [{ model: 'html', fields: { html_code: both(code) } }]);
    const requests = await standIn(page, site);
    await refuseAll(page, site);
    await page.goto('/de/rahmen');
    await ready(page);
    const frame = page.locator('.m-html iframe');
    await expect(page.frameLocator('.m-html iframe').getByText('Eigenes')).toBeVisible();
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(777);
    await expect(page).not.toHaveTitle(/entkommen/);
    expect(requests).toEqual([]);
    await expect(page.getByText('widgets.example.com')).toBeVisible();
    await page
      .locator('.m-html')
      .getByRole('button', { name: text('de', 'external_load_once') })
      .click();
    await expect.poll(() => requests).toEqual(['widgets.example.com']);
    await expect(page.locator('.m-html .ask')).toBeHidden();
    await expect(page).not.toHaveTitle(/entkommen/);
  });
});

test.describe('media and lists of the site', () => {
  test.use(desktop);

  test('MOD-08 MOD-11 films and recordings of the site play without consent and load nothing before', async ({ page, site }) => {
    const { video, audio } = await addRecordings(site);
    const { image } = await siteSamples(site);
    await showModules(site, 'eigenes', [
      { model: 'self-hosted-video', fields: { file: video, image, title: both('Blick in die Probe') } },
      { model: 'self-hosted-audio', fields: { file: audio } },
    ]);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/de/eigenes');
    await ready(page);
    const film = page.locator('video');
    await expect(film).toHaveAttribute('src', '/media/aa/probe.mp4');
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film).toHaveAttribute('poster', /^\/media\//);
    await expect(page.locator('audio')).toHaveAttribute('aria-label', 'Hörprobe: Winterreise');
    expect(requests.filter((url) => /\.(mp4|mp3)$/.test(url))).toEqual([]);
  });

  test('MOD-13 MOD-20 MOD-24 venue, articles and categories lead to their pages; deleted content leaves no trace', async ({
    page,
    site,
  }) => {
    const { article } = await siteSamples(site);
    const nodes: ModuleNode[] = [
      { model: 'venue-list', fields: {}, columns: [[{ model: 'venue', fields: { venue: 1 } }]] },
      { model: 'blog-teaser-list', fields: { items: 3, main_teaser: article } },
      { model: 'highlight-teaser', fields: {} },
    ];
    await showModules(site, 'haus', nodes);
    for (const language of languages) {
      await readDocument(page, `/${language}/haus`);
      await expect(page.locator('.m-venue a')).toHaveAttribute('href', new RegExp(`^/${language}/venues/[^/]+/1$`));
      await expect(page.locator('.m-blog-teaser-list a')).toHaveCount(3);
      for (const link of await allOf(page.locator('.m-blog-teaser-list a, .m-highlight-teaser a')))
        expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
    await site.edit(['venues', 'venue:1', 'articles'], async (database) => {
      await database.update(venues).set({ is_online: false });
      await database.update(articles).set({ is_online: false });
    });
    await readDocument(page, '/de/haus');
    await expect(page.locator('.m-venue, .m-blog-teaser-list, .m-highlight-teaser')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ ...desktop, ...withoutScript });

  test('CONS-05 MOD-10 MOD-12 MOD-32 embeds are links to their provider, dates can be read', async ({ page, site }) => {
    await showAll(site, 'usual');
    await page.goto('/de/alles');
    for (const [module, url] of [
      ['video', 'https://www.youtube.com/watch?v=foyer2026xy'],
      ['audio', 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'],
      ['viewer', 'https://issuu.com/hausamring/docs/spielzeitheft'],
      ['social-media', 'https://www.instagram.com/p/C0ffeeFoyer/'],
    ])
      await expect(page.locator(`.m-${module} a.more`)).toHaveAttribute('href', url ?? '');
    await expect(page.locator('.m-audio button').first()).toBeHidden();
    await expect(page.locator('.m-event-list')).toBeVisible();
  });
});

/** Refuses all cookies beforehand, so that the consent bar does not show. */
async function refuseAll(page: Page, site: Site): Promise<void> {
  const value = encodeURIComponent(JSON.stringify(consentOf(new Set(), '2026-11-20')));
  await page.context().addCookies([{ name: consentCookie, value, url: site.url }]);
}
