import { asSent } from '../core/module/asleep.server.ts';
import type { Module } from '../core/module/module.ts';
import { readPage } from '../features/pages/page.read.server.ts';
import type { Page } from '../features/pages/pages.contract.ts';
import { readSlot } from '../features/pages/published.read.server.ts';
import type { PageContext } from './page-context.server.ts';

/** The content page at a path without prefix, with its modules as this answer sends them; null for none, see `readPage`. */
export async function readPageAt({ reading, language, modules, sends }: PageContext, path: string): Promise<Page | null> {
  const page = await readPage(reading, language, path, modules);
  return page && { ...page, modules: asSent(page.modules, sends) };
}

/** The modules of a slot as this answer sends them; empty when there is none, see `readSlot`. */
export async function readSlotOf({ reading, language, modules, sends }: PageContext, contentType: string, id: number): Promise<Module[]> {
  return asSent(await readSlot(reading, language, contentType, id, modules), sends);
}
