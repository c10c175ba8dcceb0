import { afterAll, beforeAll, expect, test } from 'vitest';
import { valuesOf } from '../../support/office/office-form.ts';
import { type Office, openOffice } from '../../support/office/office-session.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice({ as: 'administrator' });
});
afterAll(() => office.app.close());

/** Links of the page itself, without those of menu and bar. */
const waysOn = (html: string) => [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);

test('ADMIN-362 what is not there leads back to its list, whose menu entry is marked', async () => {
  for (const [path, list] of [
    ['/de/admin/events/99999', '/de/admin/events'],
    ['/de/admin/events/nonsense', '/de/admin/events'],
    ['/de/admin/events/99999/cancel', '/de/admin/events'],
    ['/de/admin/media/99999', '/de/admin/media'],
    ['/de/admin/pages/99999/move', '/de/admin/pages'],
    ['/de/admin/redirects/99999', '/de/admin/redirects'],
    ['/de/admin/users/99999', '/de/admin/users'],
    ['/de/admin/mails/99999', '/de/admin/mails'],
    ['/de/admin/backups/none', '/de/admin/backups'],
    ['/de/admin/logs/none', '/de/admin/logs'],
    ['/de/admin/help/none', '/de/admin/help'],
    ['/de/admin/settings/none', '/de/admin/settings'],
  ]) {
    const answer = await office.open(path ?? '');
    const html = await answer.text();
    expect([path, answer.status, waysOn(html)]).toEqual([path, 404, [list]]);
    if (!path?.includes('/help/'))
      expect(html).toMatch(new RegExp(`aria-current="[^"]+"[^>]*href="${list}"|href="${list}"[^>]*aria-current=`));
  }
  const refused = await office.open('/de/admin/users', office.editor);
  expect([refused.status, waysOn(await refused.text())]).toEqual([403, ['/cms-hub?lang=de']]);
});

test('ADMIN-361 the form of an entry that somebody has put into the trash says so, and holds what was typed until it is restored', async () => {
  const path = '/en/admin/productions/2';
  const typed = valuesOf(await office.text(path), { 'subline.en': 'Typed meanwhile' });
  await office.send(`${path}/delete`, { by: '3' });
  const late = await office.submit(path, { ...typed, operation: 'publish' });
  expect(late.status).toBe(409);
  expect(late.html).toContain('This entry is in the trash. What you have just typed is not saved.');
  const fields = valuesOf(late.html);
  expect(fields).toMatchObject(typed);
  const back = await office.submit(path, { ...fields, operation: 'restore:typed' });
  expect([back.status, valuesOf(back.html)['subline.en']]).toEqual([200, 'Typed meanwhile']);
  expect(back.html).toContain('What you had typed is in the form and not saved yet.');
  expect((await office.read('productions', 2)).values).not.toMatchObject({ subline: { en: 'Typed meanwhile' } });
  const saved = await office.submit(path, { ...valuesOf(back.html), operation: 'publish' });
  expect([saved.status, saved.to]).toEqual([303, `${path}?done=published`]);
  expect((await office.read('productions', 2)).values).toMatchObject({ subline: { en: 'Typed meanwhile' } });
  // Who only looks at it there is offered it as ever.
  await office.send(`${path}/delete`, { by: '3' });
  expect(await office.text(path)).not.toContain('What you have just typed');
});
