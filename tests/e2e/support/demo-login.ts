import { expect, type Page } from '@playwright/test';
import { demoPassword } from './demo-site.ts';

/** Logs one of the demo's accounts in by the call of the login dialog. The login page has its own tests. */
export async function logIn(page: Page, username: 'admin' | 'editor' | 'visitor' = 'editor'): Promise<void> {
  await page.request.get('/api/user-details/');
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post('/api/user-login/', {
    headers: { 'x-csrftoken': token },
    data: { username, password: demoPassword },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
