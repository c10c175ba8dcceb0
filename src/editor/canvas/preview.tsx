import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { localMoment } from '../panels/local-moment.ts';
import { useSurface } from './editor-context.ts';
import { useEntryInPreview } from './use-entry-in-preview.ts';
import type { ShownPicture } from './use-entry-on-page.ts';

/** Widths of the window a preview stands for, in CSS px; null is this window. */
const widths = { phone: 390, tablet: 820, desktop: null } as const;
type Width = keyof typeof widths;

/**
 * The draft as visitors would see it: on a phone, on a tablet, at another date. Without any of these it is the page itself, whose
 * tools are put away.
 */
export function Preview({ address, picture }: { address: string; picture: RefObject<ShownPicture | null> }) {
  const { session, state, title } = useSurface();
  const iframe = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('desktop');
  const [at, setAt] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const hasIframe = width !== 'desktop' || at !== '';
  useEffect(() => {
    if (hasIframe) void session.save().then(() => setIsSaved(true));
  }, [session, hasIframe]);
  const showWaiting = useEntryInPreview(iframe, session, state.entry, picture);
  const names: Record<Width, string> = {
    phone: m.edit_preview_phone(),
    tablet: m.edit_preview_tablet(),
    desktop: m.edit_preview_desktop(),
  };
  return (
    <>
      <div className="bs bs-preview-bar" role="toolbar" aria-label={m.edit_mode_preview()}>
        <span className="bs-seg">
          {(Object.keys(widths) as Width[]).map((one) => (
            <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
              {names[one]}
            </button>
          ))}
        </span>
        <label className="bs-row">
          <span>{m.edit_preview_at()}</span>
          <input className="bs-input" type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </label>
      </div>
      {hasIframe && isSaved && (
        <div className="bs bs-preview">
          <iframe
            ref={iframe}
            title={m.edit_preview_of({ title })}
            src={previewAddress(address, at)}
            style={{ inlineSize: widths[width] ?? '100%' }}
            onLoad={showWaiting}
          />
        </div>
      )}
    </>
  );
}

function previewAddress(address: string, at: string): string {
  const url = new URL(address, window.location.origin);
  url.searchParams.set('edit', '1');
  url.searchParams.set('preview', at === '' ? 'now' : localMoment(at));
  return url.pathname + url.search;
}
