import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImageObj } from '../../../src/core/contract/shapes.ts';
import { diskStorage } from '../../../src/core/outside/disk-storage.server.ts';
import { moveFocus } from '../../../src/features/media/media.write.server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { rowsOf } from '../../support/imports/import.ts';
import { addPicture, quarters } from '../../support/media/pictures.ts';
import { seedSeason } from '../../support/programme/season.ts';
import { eventOf } from '../../support/programme/season-events.ts';

let site: TestApp;
const eventPath = `/de/kalender/hamlet/${eventOf.tonight}`;
const productionPath = '/de/produktionen/hamlet/1';
const pages = ['/de/team', '/de/kalender', '/en/events', '/de/produktionen', productionPath, eventPath];

beforeAll(async () => {
  site = await startTestApp({ seed: seedSeason });
  // Picture 1 is that of the season's productions, persons and series.
  await addPicture(site.database, diskStorage(join(site.dataDir, 'media')), await quarters(2000, 2000), 1);
});
afterAll(() => site.close());

const html = async (path: string) => (await site.get(path)).text();
const positions = (page: string) => [...page.matchAll(/object-position:([\d.]+% [\d.]+%)/g)].map((match) => match[1]);
const move = async (x: number, y: number) => {
  const isMoved = await moveFocus(site.database, 1, [x, y], null);
  await site.app.applyNewChanges();
  return isMoved;
};
const shareOf = async (path: string) => /property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(await html(path))?.[1] ?? '';
const colorAt = async (path: string) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width = 0, height = 0 } = await picture.metadata();
  const [r = 0, g = 0, b = 0] = await picture
    .extract({ left: 20, top: Math.round(height * 0.4), width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { width, height, color: r > 200 && g < 60 ? 'red' : b > 200 && r < 60 ? 'blue' : [r, g, b] };
};

test('EMBED-08 moving the focal point shows on every page that shows the picture, at once', async () => {
  // Cached pages, so that the change has to reach them.
  for (const path of pages) expect(positions(await html(path)), path).toEqual([]);
  expect(await move(0.25, 0.75)).toBe(true);
  for (const path of pages) {
    const page = await html(path);
    const shown = page.match(/<img[^>]+src="\/media\//g) ?? [];
    expect(shown.length, path).toBeGreaterThan(0);
    expect(positions(page), path).toEqual(shown.map(() => '25% 75%'));
  }
  const detail = (await (await site.get(`/de/api/events/${eventOf.tonight}/`)).json()) as { image_obj: ImageObj };
  expect(detail.image_obj.focus).toEqual([0.25, 0.75]);
});

test('EMBED-08 the picture of shared links is cut around the focal point under a name of its own', async () => {
  await move(0, 0);
  const above = await shareOf(eventPath);
  expect(above).toMatch(/^\/media\/.*-share-0-0\.jpg$/);
  expect(await colorAt(above)).toEqual({ width: 1200, height: 630, color: 'red' });
  await move(0, 1);
  const below = await shareOf(eventPath);
  expect(below).toMatch(/-share-0-100\.jpg$/);
  expect(await colorAt(below)).toEqual({ width: 1200, height: 630, color: 'blue' });
  expect((await colorAt(above)).color, 'links that were shared before keep their picture').toBe('red');
  expect((await site.get(below.replace('0-100', '37-41'))).status, 'no other crop is made').toBe(404);
});

test('EMBED-08 PROD-03 a production is shared with its picture cut around the focal point too', async () => {
  await move(0, 1);
  const shared = await shareOf(productionPath);
  expect(shared).toMatch(/-share-0-100\.jpg$/);
  expect(await colorAt(shared)).toEqual({ width: 1200, height: 630, color: 'blue' });
});

test('EMBED-08 simultaneous requests for a share picture make one', async () => {
  await move(0.5, 0.6);
  const path = await shareOf(eventPath);
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.get(path)));
  const sizes = await Promise.all(answers.map(async (answer) => [answer.status, (await answer.arrayBuffer()).byteLength]));
  expect(new Set(sizes.map(String)).size).toBe(1);
  expect(sizes[0]?.[0]).toBe(200);
});

test('EMBED-08 a small picture and a turned one are shared as people see them', async () => {
  const storage = diskStorage(join(site.dataDir, 'media'));
  // Stored lying, to be shown standing: its upper left is what lies in the lower left.
  const turned = await sharp(await quarters(400, 800))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await addPicture(site.database, storage, turned, 1);
  await move(0, 0);
  expect(await colorAt(await shareOf(eventPath))).toEqual({ width: 761, height: 400, color: 'blue' });
});

test('EMBED-08 a point outside of the picture and a picture that is gone change nothing', async () => {
  const before = await rowsOf(site.database, 'select focus, version from media where id = 1');
  const changes = await rowsOf(site.database, 'select count(*) as n from outbox');
  for (const wrong of [[-0.1, 0.5], [0.5, 1.01], [Number.NaN, 0.5], [0.5], ['0.5', 0.5]])
    await expect(moveFocus(site.database, 1, wrong as [number, number], null)).rejects.toThrow();
  expect(await moveFocus(site.database, 999_999, [0.5, 0.5], null)).toBe(false);
  expect(await rowsOf(site.database, 'select focus, version from media where id = 1')).toEqual(before);
  expect(await rowsOf(site.database, 'select count(*) as n from outbox')).toEqual(changes);
});

test('EMBED-08 the audit has who moved the focal point and from where', async () => {
  await move(0.1, 0.2);
  await moveFocus(site.database, 1, [0.3, 0.4], 7);
  expect(await rowsOf(site.database, 'select "user", action, content_type, object_id, detail from audit order by id desc limit 1')).toEqual(
    [{ user: 7, action: 'move focus', content_type: 'media', object_id: 1, detail: { before: [0.1, 0.2], after: [0.3, 0.4] } }],
  );
});
