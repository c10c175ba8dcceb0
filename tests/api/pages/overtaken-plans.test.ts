import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DraftOffice, openDraftOffice, wallClock } from '../../support/office/draft-office.ts';
import { valuesOf } from '../../support/office/office-form.ts';

let office: DraftOffice;

beforeAll(async () => {
  office = await openDraftOffice();
});
afterAll(() => office.app.close());

test('ADMIN-363 PAGE-12 who moves or cancels a plan that was carried out meanwhile, or that a colleague has cancelled, reads which of it in the month that was shown', async () => {
  const path = '/de/admin/productions/1';
  const schedule = '/de/admin/schedule';
  const plan = async (subline: string) => {
    await office.submit(path, {
      'subline.de': subline,
      operation: 'plan',
      'publish.language': 'de',
      'publish.at': wallClock(office.inHours(1)),
    });
    const html = await office.text(schedule);
    return { id: /id="plan-(\d+)"/.exec(html)?.[1] ?? '', planned: valuesOf(html).planned ?? '' };
  };
  const press = async (id: string, action: string, planned: string) =>
    (await office.send(`${schedule}/${id}/${action}`, { month: '2026-12-01', at: '2027-01-16T10:00', planned })).headers.get('location');
  const cancelled = await plan('Eins');
  expect(await press(cancelled.id, 'cancel', cancelled.planned)).toBe(`${schedule}?done=cancelled-draft&month=2026-12`);
  // Also once its time has come.
  for (const planned of [cancelled.planned, '2026-01-01T09:00:00.000Z'])
    for (const action of ['cancel', 'move']) expect(await press(cancelled.id, action, planned)).toBe(`${schedule}?done=gone&month=2026-12`);
  expect(await office.text(`${schedule}?done=gone&month=2026-12`)).toMatch(
    /aria-current="page"[^>]*>[\s\S]*role="alert">Das ist nicht mehr geplant: Jemand anderes war schneller\./,
  );
  const due = await plan('Zwei');
  await office.after(2, async () => {
    await expect.poll(() => office.publicSubline('de', 1), { timeout: 8000 }).toBe('Zwei');
    for (const action of ['cancel', 'move'])
      expect(await press(due.id, action, due.planned)).toBe(`${schedule}?done=carried-out&month=2026-12`);
  });
  expect(await office.text(`${schedule}?done=carried-out`)).toContain('Das war schon an der Reihe: Es wurde inzwischen ausgeführt.');
});

test('ADMIN-333 a plan of an entry leads to how it will be public then; cancelled, the message has the focus and says what stays', async () => {
  const schedule = '/de/admin/schedule';
  await office.submit('/de/admin/productions/2', {
    'subline.de': 'Im Dezember',
    operation: 'plan',
    'publish.language': 'de',
    'publish.at': wallClock(office.inHours(1)),
  });
  const html = await office.text(schedule);
  const [, address = ''] = /href="([^"]*\?preview=[^"]*)"/.exec(html) ?? [];
  expect(await office.text(address)).toContain('Im Dezember');
  const id = /id="plan-(\d+)"/.exec(html)?.[1] ?? '';
  const to = (await office.send(`${schedule}/${id}/cancel`, { planned: valuesOf(html).planned ?? '' })).headers.get('location') ?? '';
  expect(await office.text(to)).toMatch(/autofocus=""[^>]*>(<span>)?Nicht mehr geplant\. Der Entwurf bleibt\./i);
  expect(await office.text(`${schedule}?done=cancelled`)).toContain('Die Fassung bleibt unter „Versionen“.');
  expect(await office.text(`${schedule}?done=cancelled-end`)).toContain('Die Seite bleibt öffentlich.');
});
