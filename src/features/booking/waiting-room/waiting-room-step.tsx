import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { askRoom, enterRoom, leaveRoom, RoomRefused } from './ask-room.ts';
import { nameWidget } from './name-widget.ts';
import { estimateText, placeText, turnText } from './room-texts.ts';
import { showTurnInTitle } from './turn-title.ts';
import type { WaitingRoomAnswer } from './waiting-room.contract.ts';

interface WaitingRoomStepProps {
  /** Id of the event. */
  id: number;
  /** The open dialog it is shown in. */
  dialog: HTMLDialogElement;
  /** It is this browser's turn, or nobody has to wait; with what to say of it, '' for nothing. */
  onThrough: (text: string) => void;
  /** The visitor gave the place up. */
  onLeave: () => void;
  /** What can be had instead while everything is taken. */
  children?: ReactNode;
}

/** Seconds until the next question after one that had no answer. */
const retryAfterFailure = 15;
/** Between two announcements to screen readers. */
const quietMs = 60_000;

/** The widget while its visitor waits (SHOP-87): place and estimate, read again at the intervals the server names, then the choice. */
export function WaitingRoomStep({ id, dialog, onThrough, onLeave, children }: WaitingRoomStepProps) {
  const isOnline = useIsOnline();
  const [standing, setStanding] = useState<WaitingRoomAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const through = useRef(onThrough);
  through.current = onThrough;
  // Whoever loads the page anew goes on waiting, and would lose the turn behind a closed widget.
  useEffect(() => nameWidget(id), [id]);
  useEffect(() => {
    if (!isOnline) return undefined;
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRunning = false;
    // The first question takes a place; a browser that has one keeps it, so that the same is right after a lost network.
    let ask = enterRoom;
    const next = async () => {
      clearTimeout(timer);
      if (isRunning) return;
      isRunning = true;
      const found = await ask(id).catch((error: unknown) => (error instanceof RoomRefused ? error : new RoomRefused(null)));
      isRunning = false;
      if (ended.signal.aborted) return;
      if (found instanceof RoomRefused) {
        setProblem(found.detail ?? m.room_failed());
        timer = setTimeout(next, retryAfterFailure * 1000);
        return;
      }
      setProblem(null);
      if (found.state === 'open') return through.current('');
      if (found.state === 'admitted') {
        // Who did not have to wait reads nothing about it.
        const text = standingText.current ? turnText(found.admitted_for ?? 0) : '';
        if (text) showTurnInTitle(dialog);
        return through.current(text);
      }
      if (found.state === 'none' && ask === askRoom) {
        // The place is lost, as of who comes back after an hour: every second counts for the new one.
        ask = enterRoom;
        return next();
      }
      ask = found.state === 'none' ? enterRoom : askRoom;
      if (found.state === 'waiting') {
        standingText.current = placeText(found);
        setStanding(found);
      }
      // Not all at the same moment.
      timer = setTimeout(next, (found.retry_after ?? retryAfterFailure) * 1000 * (0.9 + Math.random() / 5));
    };
    // A page in the background is slowed down by the browser.
    const onVisible = () => void (document.hidden || next());
    document.addEventListener('visibilitychange', onVisible, { signal: ended.signal });
    void next();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [id, dialog, isOnline]);
  const standingText = useRef('');
  const lost = standing?.is_lost ? `${m.room_lost()} ${m.room_lost_new()}` : '';
  const text = standing ? [lost, placeText(standing), estimateText(standing)].filter(Boolean).join(' ') : '';
  const said = useQuietly(isOnline ? (problem ?? text) : m.room_offline());
  return (
    <div className="msg room" aria-busy={standing === null && problem === null && isOnline}>
      <p className="vh" role="status">
        {said}
      </p>
      {standing === null && problem === null && isOnline ? (
        <p className="wait">{m.booking_loading()}</p>
      ) : (
        <>
          <span className="mark">
            <Icon name="clock" />
          </span>
          <h3 tabIndex={-1}>{m.room_title()}</h3>
          {!isOnline && <p className="off">{m.room_offline()}</p>}
          {isOnline && problem !== null && <p className="off">{problem}</p>}
          {standing && (
            <>
              {lost && <p className="off">{lost}</p>}
              <p className="place">{placeText(standing)}</p>
              <p>{estimateText(standing)}</p>
              <p>{m.room_intro()}</p>
              <p>{m.room_stay()}</p>
              {standing.is_sold_out && children}
            </>
          )}
          <button
            type="button"
            className="btn quiet full"
            onClick={() => {
              void leaveRoom(id);
              onLeave();
            }}
          >
            {m.room_leave()}
          </button>
        </>
      )}
    </div>
  );
}

/** A text for screen readers that changes at most once a minute, the first one at once. */
function useQuietly(text: string): string {
  const [said, setSaid] = useState(text);
  const at = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const say = () => {
      if (text) at.current = performance.now();
      setSaid(text);
    };
    const left = at.current + quietMs - performance.now();
    if (left <= 0) return say();
    const timer = setTimeout(say, left);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
