import { eq } from 'drizzle-orm';
import { media } from '../../../../src/features/media/media.tables.server.ts';
import { showModules, siteSamples } from '../../modules/module-pages.ts';
import { logIn } from '../../support/demo-login.ts';
import { desktop, expect, test } from '../../support/site.ts';
import { openEditor } from '../editor.ts';

test.use(desktop);

test('ADMIN-176 PAGE-16 every kind of finding of a page leads by keyboard to its field, with the focus in a control of it', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const { image } = await siteSamples(site);
  await site.edit(['media'], (database) =>
    database
      .update(media)
      .set({ description: {}, is_decorative: false, usage_until: '2026-11-25' })
      .where(eq(media.id, Number(image))),
  );
  const both = (text: string) => ({ de: text, en: text });
  await showModules(site, 'befunde', [
    { model: 'headline', fields: { headline_level: 2, content: { de: 'Nur auf Deutsch' } } },
    { model: 'headline', fields: { headline_level: 4, content: both('Zwei Stufen tiefer') } },
    {
      model: 'text',
      fields: { content: both('<p>Mehr <a href="/de/gibt-es-nicht">hier</a> und <a href="#nirgends">weiter unten</a>.</p>') },
    },
    { model: 'image', fields: { image } },
    {
      model: 'hero-media',
      fields: { image, headline: both('Vorbei'), online_from: '2025-01-01T00:00:00Z', online_to: '2026-01-01T00:00:00Z' },
    },
  ]);
  await logIn(page);
  await openEditor(page, '/de/befunde');
  const open = page.getByRole('button', { name: /^Prüfen \d+/ });
  const check = page.getByRole('complementary', { name: 'Prüfen' });
  await open.click();
  await expect(check.getByRole('listitem').first()).toBeVisible();
  const findings = await check.getByRole('listitem').evaluateAll((all) =>
    all.map((item) => ({
      text: item.textContent ?? '',
      label: item.querySelector('button')?.textContent?.split(', ').slice(1).join(', ') ?? '',
    })),
  );
  const kinds = new Set(findings.map(({ text }) => /: (.*?\.|Nicht übersetzt)/.exec(text)?.[1]));
  expect([...kinds].sort()).toEqual([
    'Das Bild für geteilte Links fehlt.',
    'Das Bild hat keinen Alternativtext.',
    'Der Link führt ins Leere.',
    'Der Linktext sagt nicht, wohin er führt.',
    'Der Zeitraum ist vorbei.',
    'Die Beschreibung für Suchmaschinen und geteilte Links fehlt.',
    'Die Ebene der Überschrift überspringt eine.',
    'Die Rechte an der Datei enden oder sind abgelaufen.',
    'Die Sprungmarke gibt es nicht.',
    'Nicht übersetzt',
  ]);
  // A moment is said as people say it.
  expect(findings.map(({ text }) => text).join()).toContain('Sichtbar bis 01.01.2026, 01:00');
  for (const [index, { text, label }] of findings.entries()) {
    if (!(await check.isVisible())) await open.click();
    await check.getByRole('listitem').nth(index).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(check, text).toBeHidden();
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const control = document.activeElement;
            const isControl = control?.matches('input, textarea, select, button, [contenteditable="true"]');
            return isControl ? (control?.closest('[data-field]')?.textContent ?? control?.closest('.bs-field')?.textContent ?? '') : '';
          }),
        { message: text },
      )
      .toContain(label);
  }
});
