import { asSent } from '../core/module/asleep.server.ts';
import type { Module } from '../core/module/module.ts';
import type { Page } from '../features/pages/pages.contract.ts';
import { readSlot } from '../features/pages/published.read.server.ts';
import type { PageContext } from './page-context.server.ts';

/** A content page as this answer sends it to the browser, which does not need all of its modules. */
export function pageToSend({ sends }: PageContext, page: Page): Page {
  return { ...page, modules: asSent(page.modules, sends) };
}

/** The modules of a slot as this answer sends them; empty when there is none, see `readSlot`. */
export async function readSlotToSend({ reading, language, modules, sends }: PageContext, of: string, id: number): Promise<Module[]> {
  return asSent(await readSlot(reading, language, of, id, modules), sends);
}
