import { axeViolations } from '../../support/axe-violations.ts';
import { chooseEntry, offeredEntry } from '../../support/choose-entry.ts';
import { logIn } from '../../support/demo-login.ts';
import { expect, phone, test } from '../../support/site.ts';
import { openEditor } from '../editor.ts';
import { toolFaults } from '../tool-faults.ts';
import { publicPage, publish, tonight } from './tonight.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('EDIT-13 EDIT-150 EDIT-170 ADMIN-14 tonight’s change of cast and a cancellation by touch are public once it is confirmed that ticket holders get a mail, and taken back likewise', async ({
    page,
    site,
  }) => {
    await site.edit([], async () => undefined);
    await logIn(page);
    const event = await tonight(site);
    await openEditor(page, event.link.url);
    await page.getByRole('button', { name: 'Einstellungen', exact: true }).tap();
    const panel = page.getByRole('complementary', { name: 'Vorstellung' });
    const part = panel.locator('[data-field="contributors"] fieldset').first();
    const choice = part.getByLabel('Es spielt');
    const name = await offeredEntry(choice, 3);
    await chooseEntry(choice, name);
    await panel.getByLabel('abgesagt').tap();
    // The webshop that comes along names nobody.
    const said = panel.locator('[data-field="statuses"]').getByRole('status');
    await expect(said).toContainText('Wer eine Karte hat, bekommt von hier keine E-Mail: Der Webshop nennt keine Adressen.');
    await expect(said.getByRole('link')).toHaveAttribute('href', `/de/admin/events/${event.id}/cancel`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await publish(page).tap();
    const question = page.getByRole('dialog', { name: 'Karteninhaber bekommen keine E-Mail' });
    await expect(question).toBeVisible();
    expect(await axeViolations(page, '.bs-dlg')).toEqual([]);
    await question.getByRole('button', { name: 'Noch nicht veröffentlichen' }).tap();
    expect(await publicPage(site, event.link.url)()).not.toContain('abgesagt');
    await publish(page).tap();
    await question.getByRole('button', { name: 'Ohne E-Mails veröffentlichen' }).tap();
    await expect(page.locator('.bs-notices')).toContainText('Veröffentlicht');
    expect(await publicPage(site, event.link.url)()).toContain('abgesagt');
    expect(await publicPage(site, event.link.url)()).toContain(name ?? '-');

    // Taking it back sends mails as well.
    const takeBack = page.locator('.bs-notices').getByRole('button', { name: 'Zurücknehmen', exact: true });
    await takeBack.tap();
    await expect(question).toContainText('Wer eine Karte hat, bekommt von hier keine E-Mail: Der Webshop nennt keine Adressen.');
    expect(await toolFaults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Nicht zurücknehmen' }).tap();
    expect(await publicPage(site, event.link.url)()).toContain('abgesagt');
    await page.getByRole('button', { name: 'Umfang und Zeit des Veröffentlichens wählen' }).tap();
    await page
      .getByRole('region', { name: 'Veröffentlichen' })
      .getByRole('button', { name: 'Letzte Veröffentlichung zurücknehmen' })
      .first()
      .tap();
    await question.getByRole('button', { name: 'Ohne E-Mails zurücknehmen' }).tap();
    await expect(question).toHaveCount(0);
    await expect.poll(publicPage(site, event.link.url)).not.toContain('abgesagt');
  });
});
