import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { waitingParties } from '../../../src/features/booking/waiting-list/waiting-list.tables.server.ts';
import type { TestApp } from '../app.ts';
import { ShopBrowser } from './shop-browser.ts';

/** What a party of two sends who waits for the studio. */
export const waitingForm = { size: '2', price: '', date: '2', email: 'ada@example.org', agreed: '1' };

/** What the page of a party says that has an offer. */
export const offered = 'Reserved for you alone until';

/** A party that has joined and confirmed; answers its address. */
export async function joinWaitingList(app: TestApp, values: Partial<typeof waitingForm> = {}): Promise<string> {
  const visitor = new ShopBrowser(app);
  expect((await visitor.send('/waiting-list/STUDIO?lang=en', { ...waitingForm, ...values })).to).toBe('/waiting-list/STUDIO?lang=en&sent');
  const [party] = await app.database.db
    .select({ token: waitingParties.token })
    .from(waitingParties)
    .where(eq(waitingParties.email, values.email ?? waitingForm.email));
  const address = `/waiting-list?lang=en&token=${party?.token}`;
  expect((await visitor.send(address, { do: 'confirm' })).status).toBe(303);
  return address;
}
