import { type EditorFacts, editorFactsId } from '../../features/pages/edited-content.ts';
import type { CurrentPage } from '../../features/site/current-page.ts';

/** The data an editor's document contains about its page. */
export interface EditorPage extends EditorFacts {
  page: CurrentPage;
}

/** Reads it from the document's JSON scripts; null for a document that was rendered for visitors. */
export function readEditorPage(document: Document): EditorPage | null {
  const [page, facts] = ['current-page', editorFactsId].map((id) => document.getElementById(id)?.textContent);
  return page && facts ? { page: JSON.parse(page) as CurrentPage, ...(JSON.parse(facts) as EditorFacts) } : null;
}
