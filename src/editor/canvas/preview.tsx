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
 * The draft as visitors would see it: on a phone, on a tablet, at another date; from the time of a plan on what that makes public.
 * Without any of these it is the page itself, whose tools are put away.
 */
export function Preview({ address, picture }: { address: string; picture: RefObject<ShownPicture | null> }) {
  const { session, state, title, language } = useSurface();
  const iframe = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('desktop');
  const [at, setAt] = useState('');
  const [isSaved, setIsSaved] = useState(false);
  const hasIframe = width !== 'desktop' || at !== '';
  const moment = at === '' ? null : localMoment(at);
  const plans = [...(state.languageState?.plans ?? []), ...(state.edited?.plans ?? [])];
  const isPlanned =
    moment !== null &&
    plans.some((plan) => plan.language === language && plan.failure === null && Date.parse(plan.at) <= Date.parse(moment));
  useEffect(() => {
    document.documentElement.classList.add('has-preview');
    return () => document.documentElement.classList.remove('has-preview');
  }, []);
  useEffect(() => {
    if (hasIframe) void session.save().then(() => setIsSaved(true));
  }, [session, hasIframe]);
  const showWaiting = useEntryInPreview(iframe, session, isPlanned ? null : state.entry, picture);
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
        <span role="status">{moment !== null && (isPlanned ? m.edit_preview_planned() : m.edit_preview_draft())}</span>
      </div>
      {hasIframe && isSaved && (
        <div className="bs bs-preview">
          <iframe
            ref={iframe}
            title={m.edit_preview_of({ title })}
            src={previewAddress(address, moment, isPlanned)}
            style={{ inlineSize: widths[width] ?? '100%' }}
            onLoad={showWaiting}
          />
        </div>
      )}
    </>
  );
}

function previewAddress(address: string, moment: string | null, isPlanned: boolean): string {
  const url = new URL(address, window.location.origin);
  url.searchParams.set(isPlanned ? 'noToolbar' : 'edit', '1');
  url.searchParams.set('preview', moment ?? 'now');
  return url.pathname + url.search;
}
