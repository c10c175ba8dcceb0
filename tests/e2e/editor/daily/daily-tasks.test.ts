import { isFullRun } from '../../../support/variants.ts';
import { logIn } from '../../support/demo-login.ts';
import { Hand, type Way } from '../../support/hand.ts';
import { desktop, expect, phone, test } from '../../support/site.ts';
import { dailyTasks } from './daily-tasks.ts';

const ways: readonly Way[] = ['mouse', 'keyboard', 'touch'];
const maxSteps = 8;

for (const way of ways) {
  test.describe(way, () => {
    test.use(way === 'touch' ? phone : desktop);

    test(`EDIT-01 EDIT-04 PAGE-12 ADMIN-03 ADMIN-05 an editor's everyday tasks from the public page by ${way} take at most eight steps`, async ({
      page,
      site,
    }) => {
      test.setTimeout(isFullRun ? 400_000 : 180_000);
      await logIn(page);
      for (const task of dailyTasks.filter((one) => isFullRun || one.way === way)) {
        await test.step(task.name, async () => {
          const desk = { page, site, hand: new Hand(page, way) };
          await page.goto(await task.begin(desk));
          await expect(page.getByRole('navigation', { name: 'Werkzeugleiste' })).toBeVisible();
          const began = performance.now();
          await task.work(desk);
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          console.info(`| ${task.name} | ${way} | ${desk.hand.steps} steps | ${desk.hand.keys} keys | ${seconds} s |`);
          expect.soft(desk.hand.steps, `${task.name}: steps`).toBeLessThanOrEqual(maxSteps);
        });
      }
    });
  });
}
