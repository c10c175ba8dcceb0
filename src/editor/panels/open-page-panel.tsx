import '../../ui/document-locale.ts';
import '../../core/text/document-formats.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { MediaKind } from '../../core/fields/field.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { afterUnsavedWork } from '../dialogs/unsaved-work.tsx';
import { type RequestLogin, setRequestLogin } from '../editor-call.ts';
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
export async function openPagePanel(name: string, page: number, requestLogin: RequestLogin): Promise<void> {
  const Panel = Object.hasOwn(panels, name) ? panels[name] : undefined;
  if (Panel)
    await openOverOffice<void>(requestLogin, (close) => (
      <Panel owner={{ content_type: 'page', object_id: page }} language={getLocale()} onClose={() => close()} />
    ));
}

/** Lets the user choose a file in the media library; undefined when it was closed, null for none. */
export function chooseMedia(
  value: number | null,
  accepts: MediaKind | undefined,
  requestLogin: RequestLogin,
): Promise<Media | null | undefined> {
  return openOverOffice<Media | null | undefined>(requestLogin, (close) => (
    <ImageFinder
      {...{ value }}
      {...(accepts && { accepts })}
      language={getLocale()}
      onChoose={(_, media) => close(media ?? null)}
      onClose={() => close(undefined)}
    />
  ));
}

function openOverOffice<Result>(requestLogin: RequestLogin, render: (close: (result: Result) => void) => ReactNode): Promise<Result> {
  setRequestLogin(requestLogin);
  const place = document.createElement('div');
  place.className = 'bs';
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const ended = new AbortController();
    const close = (result: Result) => {
      ended.abort();
      root.unmount();
      place.remove();
      resolve(result);
    };
    // A button that is gone after its press takes the focus with it, and the panel does not hear the key.
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented, target }) =>
        key === 'Escape' && !defaultPrevented && target === document.body && afterUnsavedWork(() => close(undefined as Result)),
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
        {render(close)}
      </Suspense>,
    );
  });
}
