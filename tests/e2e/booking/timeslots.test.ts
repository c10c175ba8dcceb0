import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { expect, test } from '../support/site.ts';
import { bookingLink, eventForSale, openBookable, widget } from './booking.ts';

test('BOOK-05 BOOK-06 a full timeslot is left out, the first free one is preselected, two stand in a row, and another can be chosen', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  const slot = (block_id: number, status: string, time_start: string) => ({ id: 900 + block_id, block_id, status, time_start });
  const timeslots = [slot(1, '0', '10:15'), slot(2, '1', '10:30'), slot(3, '1', '10:45'), slot(4, '1', '10:50')];
  await site.edit(['events', `event:${event.id}`], async (database) => {
    const [row] = await database.select().from(events).where(eq(events.id, event.id));
    const seat_groups = row?.seat_groups.map((group) => ({ ...group, timeslots }));
    await database.update(events).set({ seat_groups }).where(eq(events.id, event.id));
  });
  const free = ['10:30', '10:45'];
  await openBookable(page, event.link.url);
  await bookingLink(page, event.id).click();
  await expect(widget(page).locator('.slot')).toContainText(`${free[0]} Uhr`);
  await widget(page).getByRole('button', { name: 'Einlasszeit ändern' }).click();
  const slots = widget(page).getByRole('radio');
  await expect(slots).toHaveCount(timeslots.length - 1);
  await expect(widget(page).locator('label', { hasText: '10:15' })).toHaveCount(0);
  const tops = await widget(page)
    .locator('.slots label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  await widget(page)
    .getByRole('radio', { name: `${free[1]} Uhr` })
    .check({ force: true });
  await widget(page)
    .getByRole('button', { name: `Weiter mit ${free[1]} Uhr` })
    .click();
  await expect(widget(page).locator('.slot')).toContainText(`${free[1]} Uhr`);
  await expect(widget(page).getByRole('button', { name: 'Einlasszeit ändern' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(widget(page).getByRole('radio', { name: `${free[1]} Uhr` })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(widget(page).locator('.slot')).toContainText('10:50 Uhr');
});
