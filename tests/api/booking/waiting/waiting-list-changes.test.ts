import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitingDates } from '../../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import { events, productions } from '../../../../src/features/programme/programme.tables.server.ts';
import { startTestApp, type TestApp } from '../../../support/app.ts';
import { ShopBrowser } from '../../../support/booking/shop-browser.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { joinWaitingList, offered, type waitingForm } from '../../../support/booking/waiting-list.ts';
import { headersOf } from '../../../support/office/accounts.ts';

let app: TestApp;
let holder: Shopper;

beforeEach(async () => {
  app = await startTestApp({
    seed: async (database) => {
      await seedShop(database);
      await database.db.insert(productions).values({ id: 1, name: { de: 'Werkstatt', en: 'Workshop' }, programs: [], is_online: true });
      const waiting = { production: 1, has_waiting_list: true, waiting_hours: 2, waiting_tickets: 6 };
      await database.db.update(events).set(waiting).where(eq(events.id, 2));
      // Nothing of it is sold, so that nobody is offered it.
      await database.db
        .update(events)
        .set({ ...waiting, statuses: ['waiting_list'] })
        .where(eq(events.id, 1));
    },
  });
  holder = new Shopper(app.url);
  expect((await holder.add({ event_jet_id: 'STUDIO', quantities: [10] })).status).toBe(200);
});
afterEach(() => app.close());

const pageOf = async (address: string) => (await new ShopBrowser(app).ask(address)).html;

/** Joins a second after whoever joined before. */
async function join(email: string, values: Partial<typeof waitingForm> = {}): Promise<string> {
  app.clock.advance(1000);
  return joinWaitingList(app, { email, ...values });
}

/** Changes the wish of a party; `dates` as their fields are sent. */
async function change(address: string, values: Record<string, string>, dates = ['2']) {
  app.clock.advance(1000);
  const form = new URLSearchParams({ do: 'change', size: '2', price: '', ...values });
  for (const date of dates) form.append('date', date);
  return new ShopBrowser(app).send(address, form);
}

/** Leaves so many places of the studio to the list. */
async function free(places: number): Promise<void> {
  const [item] = (await holder.cart()).body.items;
  expect((await holder.ask('PATCH', `/api/shop-cart/${item.id}/?language=en`, { quantity: item.quantity - places })).status).toBe(200);
}

const officeOrder = async () => {
  const { cookie } = await headersOf(app, 'editor');
  const html = await (await app.get('/en/admin/events/2/waiting-list', { headers: { cookie } })).text();
  return [...html.matchAll(/class="bs-meta">(\w+)@example\.org/g)].map(([, name]) => name);
};

test('SHOP-270 who asks for less on the page of their entry keeps their place, who asks for more tickets, a higher price or another date waits behind; the page says so before and after', async () => {
  const [first, second, third] = [
    await join('first@example.org', { size: '4' }),
    await join('second@example.org'),
    await join('third@example.org', { price: '30' }),
  ];
  const page = await pageOf(first);
  expect(page).toMatch(
    /<details class="waiting-change">[\s\S]*More tickets, a higher price or another date: you will stand at the end of the line/,
  );
  expect(page).toMatch(/name="size"[^>]*value="4"/);
  const fewer = await change(first, { size: '2', price: '40,5' });
  expect(fewer.to).toBe(`${first}&changed`);
  expect(await pageOf(`${first}&changed`)).toContain('You keep your place in the line.');
  expect(await pageOf(first)).toMatch(/2 tickets, up to 40,50/);
  expect((await change(second, { size: '3' })).to).toBe(`${second}&behind`);
  expect(await pageOf(`${second}&behind`)).toContain('You are now at the end of the line.');
  expect(await officeOrder()).toEqual(['first', 'third', 'second']);
  // At another price at most, and for another evening as well.
  expect((await change(third, { price: '35' })).to).toBe(`${third}&behind`);
  expect((await change(first, {}, ['1', '2'])).to).toBe(`${first}&behind`);
  expect(await officeOrder()).toEqual(['second', 'third', 'first']);
  await free(3);
  expect(await pageOf(second)).toContain(offered);
  await free(2);
  expect(await pageOf(third)).toContain(offered);
  expect(await pageOf(first)).not.toContain(offered);
});

test('SHOP-270 what is free and fits the changed wish is offered at once; with an offer the wish stays as it was offered', async () => {
  const address = await join('large@example.org', { size: '6' });
  await free(3);
  expect(await pageOf(address)).not.toContain(offered);
  await change(address, { size: '3' });
  expect(await pageOf(address)).toContain(offered);
  expect(await pageOf(address)).not.toContain('value="change"');
  const open = await new ShopBrowser(app).refused(address, { do: 'change', size: '1', price: '', date: '2' });
  expect(open.html).toMatch(/role="alert"[\s\S]*Please accept or decline the offer; after that you can change your entry\./);
  expect(open.html).toContain('3 × ');
});

test('SHOP-270 SHOP-185 a wrong change is refused at its fields, and the language is switched without losing what was typed', async () => {
  const address = await join('ada@example.org');
  const visitor = new ShopBrowser(app);
  const { html } = await visitor.refused(address, { do: 'change', size: '7', price: 'x' });
  expect(html).toContain('<details class="waiting-change" open="">');
  for (const field of ['size', 'price', 'dates']) expect(html, field).toContain(`id="${field}-error"`);
  expect(html).toMatch(/name="size"[^>]*value="7"/);
  const { to } = await visitor.send(address, { do: 'change', size: '5', price: '33', date: '1', switch: 'de' });
  const german = (await visitor.ask(to ?? '')).html;
  expect(german).toMatch(/<html[^>]*lang="de-DE"/);
  expect(german).toMatch(/name="size"[^>]*value="5"/);
  expect(german).toMatch(/name="price"[^>]*value="33"/);
  expect(german).not.toContain('-error"');
  expect(await pageOf(address)).toContain('<p>2 tickets</p>');
});

test('SHOP-270 a change leaves alone what the page does not show: a canceled evening is waited for again once it is reinstated', async () => {
  const address = await join('ada@example.org');
  await change(address, {}, ['1', '2']);
  const isTwo = eq(events.id, 2);
  const [row] = await app.database.db.select({ statuses: events.statuses }).from(events).where(isTwo);
  await app.database.db
    .update(events)
    .set({ statuses: ['canceled'] })
    .where(isTwo);
  expect((await change(address, { size: '1' }, ['1'])).to).toBe(`${address}&changed`);
  await app.database.db
    .update(events)
    .set({ statuses: row?.statuses ?? [] })
    .where(isTwo);
  const dates = await app.database.db.select({ event: waitingDates.event }).from(waitingDates).orderBy(waitingDates.event);
  expect(dates.map(({ event }) => event)).toEqual([1, 2]);
});
