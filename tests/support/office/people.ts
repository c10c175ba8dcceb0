import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { Browser, seedUser } from './accounts.ts';

type Account = Parameters<typeof seedUser>[3];

/** The password of everybody. */
export const password = 'ein langes Passwort';

/** Makes people with an account each, so that their rate limits are independent; `loggedIn` ones have a browser too. */
export function peopleOf(app: () => TestApp) {
  let number = 0;
  const someone = async (values: Account = {}) => {
    number += 1;
    const name = `person${number}`;
    return { name, email: `${name}@example.org`, id: await seedUser(app(), name, password, values) };
  };
  const loggedIn = async (values: Account = {}) => {
    const person = await someone(values);
    const browser = new Browser(app());
    expect((await browser.submit('/de/user/login', { username: person.name, password })).status).toBe(303);
    return { ...person, browser };
  };
  return { someone, loggedIn };
}

/** Status and target of a redirect. */
export const to = (response: Response) => [response.status, response.headers.get('location')];

export const isLoggedIn = async (browser: Browser) =>
  ((await (await browser.get('/api/user-details/')).json()) as { is_logged_in: boolean }).is_logged_in;
