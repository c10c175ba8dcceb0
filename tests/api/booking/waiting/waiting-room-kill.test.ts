import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { waitingRoomPlaces } from '../../../../src/features/booking/waiting-room/waiting-room.tables.server.ts';
import { events } from '../../../../src/features/programme/programme.tables.server.ts';
import { seedShop } from '../../../support/booking/shop-events.ts';
import { Shopper } from '../../../support/booking/shopper.ts';
import { type Processes, startProcesses } from '../../../support/processes.ts';

let site: Processes | undefined;
afterEach(() => site?.close());

test('SHOP-82 SHOP-92 kill -9 in the middle: whoever was told to have a place has it after the restart, and the order is that of arrival', async () => {
  const running = await startProcesses(async (database) => {
    await seedShop(database);
    const soon = new Date(Date.now() + 7 * 24 * 3_600_000);
    const values = { date_start: soon, date_end: null, has_waiting_room: true, waiting_room_size: 1 };
    await database.db.update(events).set(values).where(eq(events.id, 1));
  }, 2);
  site = running;
  const path = '/api/shop-waiting-room/1/?language=en';
  const inTurn: { shopper: Shopper; ahead: number }[] = [];
  let killed: Promise<void> | undefined;
  let sent = 0;
  const visit = async () => {
    while (sent < 80) {
      const index = sent++;
      const shopper = new Shopper(running.urls[index % running.urls.length] ?? '', `10.0.0.${index}`);
      const answer = await shopper.ask('POST', path, {}).catch(() => null);
      if (answer?.status === 200) inTurn.push({ shopper, ahead: answer.body.state === 'admitted' ? -1 : answer.body.ahead });
      if (index === 40) killed = running.kill(0);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  await killed;
  await running.start(0);
  expect(inTurn.length).toBeGreaterThanOrEqual(20);
  for (const { shopper, ahead } of inTurn) {
    for (const url of running.urls) {
      const { body } = await shopper.tab(url).ask('GET', path);
      expect(body.state === 'admitted' ? -1 : body.ahead).toBe(ahead);
    }
  }
  const database = await running.stopAndOpen();
  const places = await database.db.select().from(waitingRoomPlaces);
  // A number for each, once.
  expect(places.map(({ number }) => number).sort((one, other) => one - other)).toEqual(places.map((_, index) => index + 1));
}, 120_000);
