import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { demoPassword } from '../support/demo-site.ts';
import { expect, ready } from '../support/site.ts';
import { type Language, text } from '../support/texts.ts';

/** Fills the login form of the page on screen and sends it. */
export async function fillLogin(page: Page, language: Language, name = 'visitor', password = demoPassword): Promise<void> {
  await page.getByLabel(text(language, 'login_name')).fill(name);
  await page.getByLabel(text(language, 'login_password')).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: text(language, 'login_submit') })
    .click();
}

/** Looks at every personal page in one go, with a form that was refused among them: axe, and nothing beside the window. */
export async function checkPages(page: Page, language: Language): Promise<void> {
  const check = async (name: string) => {
    await ready(page);
    expect(await axeViolations(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
  };
  await page.goto(`/${language}/user/login`);
  await check('login');
  await fillLogin(page, language, 'visitor', 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await check('login refused');
  for (const path of ['password?done=mail', 'password?token=x']) {
    await page.goto(`/${language}/user/${path}`);
    await check(path);
  }
  await page.goto(`/${language}/user/login?next=/${language}/user/profile`);
  await fillLogin(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'account_profile'));
  await check('profile');
  await page.goto(`/${language}/user/settings`);
  await check('settings');
}
