import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import type { Notice } from '../session/draft-state.ts';

/**
 * What was saved, what went wrong, who came and what is to be decided: below each other at the lower edge, so that none hides another.
 * Spoken by the one polite region; what has gone is in the list of messages.
 */
export function Notices({ children }: { children?: ReactNode }) {
  const { state, session } = useSurface();
  return (
    <div className="bs bs-notices" data-region="notices">
      {children}
      {state.notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} onGone={() => session.dismiss(notice.id)} />
      ))}
    </div>
  );
}

/** Goes away after 4 s, with something to take back after 10 s; never while somebody is at it (EDIT-16). */
function NoticeBox({ notice: { kind, text, action }, onGone }: { notice: Notice; onGone(): void }) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    if (isPointed || isFocused) return;
    const timer = setTimeout(onGone, action ? 10_000 : 4000);
    return () => clearTimeout(timer);
  }, [isPointed, isFocused, action]);
  const before = useRef<EventTarget | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setIsFocused(true);
  };
  /** Goes by a press: the focus returns to where it came from. */
  const leave = () => {
    onGone();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only waits while the pointer or the focus is in it
    <div
      className={`bs-toast ${kind}`}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={onFocus}
      onBlur={() => setIsFocused(false)}
    >
      <ToolIcon name={kind === 'bad' ? 'alert' : 'check'} />
      <p role={kind === 'bad' ? 'alert' : undefined}>{text}</p>
      {action && (
        <button
          className="bs-btn small"
          type="button"
          onClick={() => {
            action.run();
            leave();
          }}
        >
          {action.label}
        </button>
      )}
      <button className="bs-btn small icon" type="button" aria-label={m.edit_close()} onClick={leave}>
        <ToolIcon name="close" />
      </button>
    </div>
  );
}
