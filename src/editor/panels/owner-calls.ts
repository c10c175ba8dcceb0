import type { Language } from '../../core/languages.ts';
import { callEditor } from '../editor-call.ts';

/** What every panel is given. */
export interface PanelProps {
  /** Whose content it is about, e.g. { content_type: 'page', object_id: 12 }. */
  owner: { content_type: string; object_id: number };
  language: Language;
  onClose(): void;
  /** The draft or its state was changed. */
  onChanged?(): void;
  /** Leads to a field of a module on the page; without it nothing offers to. */
  onJump?(moduleId: number, field: string): void;
}

/** Where the calls about versions begin: pages have their own, every other container its number, made when it is missing (PAGE-10). */
export async function versionCallsOf({ content_type, object_id }: PanelProps['owner'], language: Language): Promise<string> {
  if (content_type === 'page') return `/${language}/pageeditor-api/pages/${object_id}`;
  const { container } = await callEditor<{ container: number }>('POST', `/${language}/pageeditor-api/drafts`, {
    body: { content_type, object_id },
  });
  return `/${language}/pageeditor-api/drafts/${container}`;
}
