import { useEffect, useMemo, useRef } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { drawSeats } from '../../seat-plan/seat-geometry.ts';
import { SeatList } from '../../seat-plan/seat-list.tsx';
import '../../seat-plan/seat-list.css';
import type { Booking } from '../use-booking.ts';
import { ChosenTickets } from './chosen-tickets.tsx';
import { SeatDrawing, ZoomButtons } from './seat-drawing.tsx';
import { SeatKeys } from './seat-keys.tsx';
import { usePlanZoom } from './use-plan-zoom.ts';
import { useSeatChoice } from './use-seat-choice.ts';
import { useSeats } from './use-seats.ts';
import './seats.css';
import './forced-colors.css';
import './low-windows.css';

interface SeatChooserProps {
  /** Of the event. */
  id: number;
  title: string;
  booking: Booking;
  language: Language;
}

/** Choosing seats in a plan or from a list that offers the same, then adding exactly those (SHOP-61 to SHOP-64). */
export function SeatChooser({ id, title, booking, language }: SeatChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { seats, own, isFailed } = useSeats(id, language, booking.refusedSeats.length > 0);
  const drawing = useMemo(() => seats && drawSeats(seats), [seats]);
  const order = useMemo(() => new Map(seats?.price_groups.map(({ letter }, index) => [letter, index])), [seats]);
  const zoom = usePlanZoom(drawing ?? undefined);
  const choice = useSeatChoice(seats, own, booking);
  const { offered, standing, chosen, amounts, canAdd, onToggle, onStep } = choice;
  const enlarge = (x: number, y: number) => {
    zoom.enlargeAt(x, y);
    choice.setNote(m.seat_enlarged());
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={dialog}
      className="sp"
      aria-labelledby="sp-title"
      onClose={() => booking.setStep({ name: 'main' })}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="sp-in">
        <div className="sp-head">
          <div>
            <h2 id="sp-title">{m.seat_choose()}</h2>
            <p>{title}</p>
          </div>
          {seats && <ZoomButtons {...zoom} />}
          <button type="button" className="ibtn" aria-label={m.booking_close()} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="sp-body" aria-busy={!seats && !isFailed}>
          {isFailed ? (
            <p className="sp-keys" role="alert">
              {m.seat_failed()}
            </p>
          ) : !seats || !drawing ? (
            <p className="sp-keys">{m.booking_loading()}</p>
          ) : (
            <>
              {zoom.isWhole && <p className="sp-whole">{m.seat_whole()}</p>}
              <div className="sp-frame" ref={zoom.frame}>
                <SeatDrawing
                  {...{ drawing, offered, standing, amounts, canAdd, chosen, order, onToggle, onStep }}
                  pitch={zoom.pitch}
                  onZoom={zoom.onZoom}
                  onEnlarge={zoom.isWhole ? enlarge : undefined}
                />
              </div>
              <SeatKeys seats={seats} offered={offered} />
              <details className="sp-list">
                <summary className="disclosure">
                  {m.seat_list()}
                  <Icon name="down" />
                </summary>
                <SeatList {...{ seats, offered, chosen, onToggle }} standing={{ amounts, canAdd, onStep }} />
              </details>
            </>
          )}
        </div>
        <ChosenTickets booking={booking} choice={choice} />
      </div>
    </dialog>
  );
}
