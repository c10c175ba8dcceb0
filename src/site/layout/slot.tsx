import type { Language } from '../../core/languages.ts';
import type { Module } from '../../core/module/module.ts';
import { Modules } from './modules.tsx';

interface SlotProps {
  /** Content type and id of the entry the page shows. */
  of: string;
  id: number;
  modules: readonly Module[];
  language: Language;
}

/** The free modules of a detail or list page (PAGE-09). */
export function Slot(props: SlotProps) {
  return <Modules {...props} range="all" />;
}
