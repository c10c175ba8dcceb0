import type { Page } from '@playwright/test';
import { demoPassword } from './demo-site.ts';
import { expect } from './site.ts';

/** Logs one of the demo's accounts in, as the login dialog does. */
export async function logIn(page: Page, siteUrl: string, username: 'admin' | 'editor' | 'visitor' = 'editor'): Promise<void> {
  await page.request.get(`${siteUrl}/api/user-details/`);
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(`${siteUrl}/api/user-login/`, {
    headers: { 'x-csrftoken': token, origin: siteUrl },
    data: { username, password: demoPassword },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
