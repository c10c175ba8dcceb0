import '../ui/document-locale.ts';
import '../core/text/document-formats.ts';
import { lazy, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { holdPresses } from '../editor/canvas/early-press.ts';
import { EditorTools } from '../editor/editor-tools.tsx';
import { getLocale } from '../paraglide/runtime.js';
import { type EditorPage, readEditorPage } from '../site/editing/editor-page.ts';
import { startTooltips } from '../ui/backstage/tooltips.ts';

/** The page editor with the view of every module; fetched when editing starts. */
const EditedPage = lazy(() => import('../site/editing/edited-page.tsx'));

startTooltips();

const query = new URLSearchParams(window.location.search);
// A preview of the draft has no editor tools; a page as it will be public says so in the bar.
if (!(query.has('edit') && query.has('preview'))) {
  const served = readEditorPage(document);
  if (query.has('edit') && served?.content) holdPresses();
  showTools(served);
}

/** Renders the editor tools beside the page, in their own React root; null for a document without them (EDIT-18). */
function showTools(first: EditorPage | null): void {
  // A page without a route is an error page.
  if (first && !first.page.routeName) return;
  const place = document.createElement('div');
  place.className = 'bs-root';
  document.body.prepend(place);
  createRoot(place).render(<Tools first={first} />);
}

function Tools({ first }: { first: EditorPage | null }) {
  const [known, setKnown] = useState(first);
  return (
    <EditorTools
      language={known?.page.language ?? getLocale()}
      content={known?.content ?? null}
      office={known?.office ?? null}
      trash={known?.trash ?? null}
      renderEditor={(props) => known && <EditedPage {...props} known={known} onRead={setKnown} />}
    />
  );
}
