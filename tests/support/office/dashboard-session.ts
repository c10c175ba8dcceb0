import { expect } from 'vitest';
import { startTestApp } from '../app.ts';
import { seedSeason } from '../programme/season.ts';
import { headersOf } from './accounts.ts';

/** A site behind a proxy, somebody with the right to its dashboard, and what they and visitors send. */
export async function openDashboard(environment: Record<string, string> = {}) {
  const app = await startTestApp({ seed: seedSeason, environment: { TRUST_PROXY: '1', ...environment } });
  const dash: Record<string, string> = await headersOf(app, 'dashboard');
  const open = (path: string, headers = dash) => app.get(path, { headers, redirect: 'manual' });
  let visitors = 0;
  return {
    app,
    dash,
    open,
    text: async (path: string, headers = dash) => (await open(path, headers)).text(),
    read: async <T>(path: string, headers = dash): Promise<T> => {
      const answer = await app.get(path, { headers });
      expect(answer.status, path).toBe(200);
      return (await answer.json()) as T;
    },
    /** Posts from a new client address, so that rate limits are independent. */
    post: (path: string, body: unknown, from = `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`) =>
      app.get(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'csrftoken=abc', 'x-csrftoken': 'abc', 'x-forwarded-for': from },
        body: JSON.stringify(body),
      }),
  };
}

export type Dashboard = Awaited<ReturnType<typeof openDashboard>>;
