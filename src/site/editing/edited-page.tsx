import '../../editor/writing/library-markup.ts';
import { parseServed } from '../../core/text/trusted-markup.ts';
import { PageEditor, type PageEditorProps } from '../../editor/page-editor.tsx';
import { morph } from '../../islands/navigation/morph.ts';
import { RenderedModules } from '../layout/modules.tsx';
import { EditedContainers } from './edited-containers.tsx';
import { EditorContexts } from './editor-contexts.tsx';
import { type EditorPage, readEditorPage } from './editor-page.ts';

interface EditedPageProps extends Omit<PageEditorProps, 'Modules' | 'onPublished'> {
  known: EditorPage;
  /** Called with the page's data after it was published. */
  onRead(next: EditorPage): void;
}

/** The page editor beside the page, and its draft in the page's containers. */
export default function EditedPage({ known, onRead, ...props }: EditedPageProps) {
  const showPublished = async (path: string) => {
    const address = `${path}?edit`;
    const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
    const next = answer?.ok ? parseServed(await answer.text().catch(() => '')) : null;
    const read = next && readEditorPage(next);
    // Without a connection the page keeps showing the draft.
    if (!next || !read) return;
    if (path !== window.location.pathname) window.history.replaceState(window.history.state, '', address);
    document.title = next.title;
    updateAround(document.querySelector('main'), next.querySelector('main'));
    onRead(read);
  };
  return (
    <EditorContexts known={known}>
      <EditedContainers known={known} />
      <PageEditor {...props} Modules={RenderedModules} onPublished={showPublished} />
    </EditorContexts>
  );
}

/** Morphs the main area to the published one, except for its containers, which show the draft. */
function updateAround(current: Element | null, fresh: Element | null): void {
  if (!current || !fresh) return;
  const places = '[data-container]';
  const living = current.querySelectorAll(places);
  for (const [at, place] of fresh.querySelectorAll(places).entries()) if (living[at]) place.replaceWith(living[at].cloneNode(true));
  morph(current, fresh);
}
