import type { Module } from '../../core/module/module.ts';
import { readSlot as readPublishedSlot } from '../../features/pages/snapshots/published.read.server.ts';
import type { PageContext } from '../rendering/page-context.server.ts';

/** The modules of a slot; empty when there is none (PAGE-09). */
export function readSlot({ reading, language, modules }: PageContext, of: string, id: number): Promise<Module[]> {
  return readPublishedSlot(reading, language, of, id, modules);
}
