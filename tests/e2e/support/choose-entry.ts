import type { Locator } from '@playwright/test';

/** Chooses an entry by words of its title in a field that is searched because it has many (ADMIN-380). */
export async function chooseEntry(field: Locator, words: string): Promise<void> {
  await field.fill(words);
  await field.press('Enter');
}

/** Title of an entry that a searched field offers: that of the option at a place of the select it stands in for. */
export async function offeredEntry(field: Locator, index: number): Promise<string> {
  return ((await field.locator('xpath=following-sibling::select/option').nth(index).textContent()) ?? '').trim();
}
