import { type EditorFacts, editorFactsId } from '../../features/pages/edited-content.ts';
import type { CurrentPage } from '../../features/site/current-page.ts';

/** What an editor's document says of its page. */
export interface EditorPage extends EditorFacts {
  page: CurrentPage;
}

/** Reads it from the document's JSON scripts; null where the document was made for a visitor. */
export function readEditorPage(document: Document): EditorPage | null {
  const [page, facts] = ['current-page', editorFactsId].map((id) => document.getElementById(id)?.textContent);
  return page && facts ? { page: JSON.parse(page) as CurrentPage, ...(JSON.parse(facts) as EditorFacts) } : null;
}
