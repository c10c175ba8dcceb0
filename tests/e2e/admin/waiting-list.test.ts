import { sql } from 'drizzle-orm';
import { eventForSale } from '../booking/booking.ts';
import { expect, phone, test } from '../support/site.ts';
import { expectTidy, openOffice } from './office.ts';

test.use(phone);

test('SHOP-183 on a phone the office reads the waiting list of an evening without scrolling sideways, with what each line is', async ({
  page,
  site,
}) => {
  const event = await eventForSale(site);
  await site.edit([`event:${event.id}`], async (database) => {
    await database.execute(sql`update events set has_waiting_list = true where id = ${event.id}`);
    await database.execute(sql`insert into waiting_parties (token, email, language, size, highest_price, created_at, confirmed_at)
      select 'wait-' || n, case n when 1 then 'konstanze.von-der-muehlenberg@stadtbibliothek.example.org' else 'b@example.org' end,
        'de', 6, '24.00', now(), case n when 1 then now() end from generate_series(1, 2) n`);
    await database.execute(
      sql`insert into waiting_dates (party, event) select id, ${event.id} from waiting_parties where token like 'wait-%'`,
    );
  });
  await openOffice(page, 'de', `/admin/events/${event.id}/waiting-list`);
  await expectTidy(page, 'waiting-list');
  const list = page.locator('.adm-scroll');
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const first = page.locator('.adm-parties tbody tr').first();
  await expect(first.getByRole('button')).toHaveCount(2);
  for (const label of ['Platz', 'Termine', 'Stand'])
    expect(await first.locator(`[data-label="${label}"]`).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(label);
});
