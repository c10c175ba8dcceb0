import '../../ui/document-locale.ts';
import '../../core/text/document-formats.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { PanelProps } from './owner-calls.ts';

const panels: Readonly<Record<string, ComponentType<PanelProps>>> = {
  media: MediaPanel,
  settings: lazy(() => import('./page-settings-panel.tsx')),
  versions: lazy(() => import('./versions/versions-panel.tsx')),
  publish: lazy(() => import('./publishing/publish-panel.tsx')),
  links: lazy(() => import('./versions/draft-links-panel.tsx')),
};
const ImageFinder = lazy(() => import('../dialogs/media/image-finder.tsx'));

/** The media library as a dialog. */
function MediaPanel({ language, onClose }: PanelProps) {
  return <ImageFinder {...{ language, onClose }} value={null} isLibrary onChoose={onClose} />;
}

/** Opens a panel about a page, or the media library, over a page of the office; resolves when it is closed. */
export function openPagePanel(name: string, page: number): Promise<void> {
  const Panel = Object.hasOwn(panels, name) ? panels[name] : undefined;
  if (!Panel) return Promise.resolve();
  const place = document.createElement('div');
  place.className = 'bs';
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const ended = new AbortController();
    const close = () => {
      ended.abort();
      root.unmount();
      place.remove();
      resolve();
    };
    // A button that is gone after its press takes the focus with it, and the panel does not hear the key.
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented, target }) => key === 'Escape' && !defaultPrevented && target === document.body && close(),
      { signal: ended.signal },
    );
    root.render(
      <Suspense
        fallback={
          <p className="bs-vh" role="status">
            {m.media_loading()}
          </p>
        }
      >
        <Panel owner={{ content_type: 'page', object_id: page }} language={getLocale()} onClose={close} />
      </Suspense>,
    );
  });
}
