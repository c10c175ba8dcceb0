import type { Page } from '@playwright/test';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor, outline, prepareEditing } from '../editor.ts';

/** Where each button of the bar begins, without numbers in its name; the one of findings comes with the first of them. */
async function places(page: Page): Promise<Record<string, number>> {
  const buttons = page.locator(':is(.bs-bar2 > button:not(.icon), .bs-split > button:not(.bs-findings)):visible');
  return Object.fromEntries(
    await buttons.evaluateAll((all) =>
      all.map((button) => [
        (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\d+/g, '').trim(),
        Math.round(button.getBoundingClientRect().left),
      ]),
    ),
  );
}

for (const viewport of [desktop.viewport, { width: 360, height: 800 }])
  test(`EDIT-320 findings and messages that arrive move no button of the bar, ${viewport.width} px`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await prepareEditing({ page, site });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/drafts\/\d+\/check/, async (route) => {
      await held;
      await route.continue();
    });
    await openEditor(page, '/de/winter');
    await expect(page.getByRole('button', { name: 'Prüfen', exact: true })).toBeVisible();
    const before = await places(page);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['Prüfen', 'Versionen', 'Hinweise', 'DE veröffentlichen']));
    release();
    await expect(page.getByRole('button', { name: /^Prüfen \d/ })).toBeVisible();
    expect(await places(page)).toEqual(before);
    // Saving by key says that it is done.
    await outline(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: /^Hinweise \d/ })).toBeVisible();
    const panels = ({ Einstellungen, Prüfen, Versionen, Meldungen }: Record<string, number>) => ({
      Einstellungen,
      Prüfen,
      Versionen,
      Meldungen,
    });
    expect(panels(await places(page))).toEqual(panels(before));
  });
