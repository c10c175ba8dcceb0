import { eq } from 'drizzle-orm';
import { events } from '../../../src/features/programme/programme.tables.server.ts';
import { desktop, expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';
import { cartKey, moreKey, openWidget, widget } from './booking.ts';

test.use(desktop);

for (const [what, change, why] of [
  ['is cancelled', { statuses: ['canceled'] as ['canceled'] }, 'Diese Veranstaltung ist abgesagt.'],
  ['is sold online no longer', { sale_ends: new Date('2026-11-01T12:00:00Z') }, 'Der Online-Verkauf für diese Veranstaltung ist beendet.'],
] as const)
  test(`BOOK-300 BOOK-23 an evening that ${what} while the widget is open is refused with the next dates, of which one is booked in place`, async ({
    page,
    site,
    problems,
  }) => {
    problems.expect(/status of 400/);
    const event = await openWidget(page, site, 'de');
    await moreKey(page).click();
    await site.edit([`event:${event.id}`], (database) => database.update(events).set(change).where(eq(events.id, event.id)));
    await cartKey(page, 'de').click();
    const message = widget(page).locator('.msg');
    await expect(message).toContainText(`${why} Für andere Termine: Bitte kaufen Sie Ihre Karten in unserem Webshop.`);
    await expect(message.getByRole('button', { name: text('de', 'booking_change_tickets') })).toHaveCount(0);
    await message.locator('.sold-out li button').first().click();
    await moreKey(page).click();
    await cartKey(page, 'de').click();
    await expect(widget(page).getByRole('heading', { name: '1 Karte erfolgreich' })).toBeVisible();
  });
