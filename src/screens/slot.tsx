import type { Language } from '../core/languages.ts';
import { useEdited } from '../core/module/edited-modules.ts';
import type { Module } from '../core/module/module.ts';
import { Modules } from './modules.tsx';

interface SlotProps {
  /** Content type and number of what the page is about. */
  of: string;
  id: number;
  modules: readonly Module[];
  language: Language;
}

/** The free modules of a detail or list page, or its draft while it is edited there (PAGE-09, EDIT-13). */
export function Slot({ of, id, modules, language }: SlotProps) {
  const edited = useEdited({ content_type: of, id });
  if (edited?.modules.length === 0) return <div className="modules" data-slot />;
  return <Modules modules={edited?.modules ?? modules} language={language} edited={edited} />;
}
