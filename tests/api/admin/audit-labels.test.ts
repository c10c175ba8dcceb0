import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../src/core/database/change.tables.server.ts';
import { type Dashboard, openDashboard } from '../../support/office/dashboard-session.ts';

let app: Dashboard['app'];
let text: Dashboard['text'];

beforeAll(async () => {
  ({ app, text } = await openDashboard());
});
afterAll(() => app.close());

test('DASH-02 every action and content of the audit log has a label in both languages', async () => {
  const actions = ['change', 'purge', 'reinstate', 'change_room', 'stock', 'seat_plan'] as const;
  const types = ['user', 'nav', 'redirect', 'design_settings', 'form_entry', 'html_block', 'site_settings'];
  await app.database.db.insert(audit).values(
    types.map((content_type, at) => ({
      action: actions[at % actions.length] ?? 'change',
      content_type,
      created_at: new Date('2026-11-20T15:39:00Z'),
    })),
  );
  for (const language of ['de', 'en']) {
    const html = await text(`/${language}/dashboard/activity`);
    const words = [...html.matchAll(/<span>([^<]+)<\/span>|<span class="bs-badge">([^<]+)<|<option[^>]*>([^<]+)</g)].flatMap((found) =>
      found.slice(1),
    );
    for (const raw of [...actions, ...types]) expect(words, raw).not.toContain(raw);
    if (language === 'de')
      expect(words).toEqual(expect.arrayContaining(['endgültig gelöscht', 'Plätze geändert', 'Konten', 'HTML-Blöcke']));
  }
});
