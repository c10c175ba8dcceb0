import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { formatPrice } from '../../../../core/text/prices.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useIsOnline } from '../../../../ui/use-is-online.ts';
import { FeeLines } from '../../cart/fee-lines.tsx';
import { loneCompanions, type OfferedSeat, offeredSeats, pricesOf, standingAreas } from '../../seat-plan/chosen-seats.ts';
import { drawSeats } from '../../seat-plan/seat-geometry.ts';
import { SeatList } from '../../seat-plan/seat-list.tsx';
import '../../seat-plan/seat-list.css';
import { placeText } from '../../seat-plan/seat-text.ts';
import type { Booking } from '../use-booking.ts';
import { keepFree } from './keep-free.ts';
import { SeatDrawing, ZoomButtons } from './seat-drawing.tsx';
import { SeatKeys } from './seat-keys.tsx';
import { usePlanZoom } from './use-plan-zoom.ts';
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
  const { seats, isFailed } = useSeats(id, language, booking.refusedSeats.length > 0);
  const [note, setNote] = useState('');
  /** Prices by place, in the order of choosing. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(
    () => new Map(booking.refusedSeats.map(({ place, ticket }) => [place, ticket.sale_type_id])),
  );
  const isOnline = useIsOnline();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const drawing = useMemo(() => seats && drawSeats(seats), [seats]);
  const zoom = usePlanZoom(drawing ?? undefined);
  const offered = useMemo(() => (seats ? offeredSeats(seats, booking.groups) : new Map<number, OfferedSeat>()), [seats, booking.groups]);
  const standing = useMemo(() => (seats ? standingAreas(seats, offered) : []), [seats, offered]);
  const order = useMemo(() => new Map(seats?.price_groups.map(({ letter }, index) => [letter, index])), [seats]);
  useEffect(() => {
    if (!seats) return;
    const { left, lost } = keepFree(chosen, seats, offered);
    if (left !== chosen) setChosen(left);
    if (lost.length > 0) setNote(m.seat_lost({ seats: lost.join('; ') }));
  }, [seats, offered, chosen]);
  const places = [...chosen.keys()].filter((place) => offered.get(place)?.state === 'free');
  const tickets = places.map((place) => {
    const seat = offered.get(place) as OfferedSeat;
    const prices = pricesOf(seat);
    const nth = places.filter(
      (other) => other <= place && offered.get(other)?.number === null && offered.get(other)?.area === seat.area,
    ).length;
    // Standing places have no numbers; counted, their fields have names of their own.
    const name = seat.number === null ? `${seat.area}, ${m.seat_standing_nth({ nth })}` : placeText(seat);
    return { place, seat, name, prices, price: prices.find(({ sale_type_id }) => sale_type_id === chosen.get(place)) ?? prices[0] };
  });
  const priced = tickets.map(({ price }) => ({
    price: price?.price ?? '0',
    quantity: 1,
    eventId: booking.id,
    saleType: price?.sale_type_id,
  }));
  const sum = booking.sumOf(priced);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    // The button or price of a seat that is no longer chosen had the focus.
    if (tickets.length < shown.current && document.activeElement === document.body) heading.current?.focus();
    shown.current = tickets.length;
  }, [tickets.length]);
  const room = booking.room + booking.count - places.length;
  const toggle = (place: number) => {
    const seat = offered.get(place);
    const [price] = seat ? pricesOf(seat) : [];
    if (!seats || seat?.state !== 'free' || !price) return;
    const next = new Map(chosen);
    if (!next.delete(place)) {
      if (room <= 0) return setNote(m.booking_limit({ count: booking.limit }));
      next.set(place, price.sale_type_id);
    }
    const lone = seats.is_held_back ? loneCompanions(seats, new Set(next.keys())) : [];
    if (lone.includes(place)) return setNote(m.seat_needs_wheelchair());
    // Without its wheelchair space a companion seat is nobody's.
    for (const other of lone) next.delete(other);
    setChosen(next);
    setNote(seatName(seat, next.has(place)));
  };
  const chosenOf = (id: number) => standing.find((area) => area.id === id)?.free.filter((place) => chosen.has(place)) ?? [];
  const amounts = new Map(standing.map(({ id }) => [id, chosenOf(id).length]));
  const step = (id: number, by: 1 | -1) => {
    const area = standing.find((one) => one.id === id);
    const mine = chosenOf(id);
    // The first that is free, for they are all alike; the last one goes first.
    const place = by > 0 ? area?.free.find((one) => !chosen.has(one)) : mine.at(-1);
    const [price] = pricesOf({ group: area?.group, kind: 'normal' });
    if (!area || place === undefined || !price) return;
    if (by > 0 && room <= 0) return setNote(m.booking_limit({ count: booking.limit }));
    const next = new Map(chosen);
    if (by > 0) next.set(place, price.sale_type_id);
    else next.delete(place);
    setChosen(next);
    setNote(`${area.area}, ${m.seat_standing()}: ${mine.length + by} ${m.seat_state_chosen()}`);
  };
  const latest = useRef(toggle);
  latest.current = toggle;
  // The same one in every render, so that a press renders the rows of its seats and no others.
  const onToggle = useCallback((place: number) => latest.current(place), []);
  const enlarge = (x: number, y: number) => {
    zoom.enlargeAt(x, y);
    setNote(m.seat_enlarged());
  };
  const close = () => booking.setStep({ name: 'main' });
  const add = () =>
    void booking.addSeats(
      tickets.flatMap(({ place, seat, price }) =>
        price && seat.group ? [{ place, ticket: { seat_group: seat.group.seatGroup, sale_type_id: price.sale_type_id } }] : [],
      ),
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it on Escape
    <dialog
      ref={dialog}
      className="sp"
      aria-labelledby="sp-title"
      onClose={close}
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
                  drawing={drawing}
                  offered={offered}
                  standing={standing}
                  amounts={amounts}
                  canAdd={room > 0}
                  chosen={new Set(places)}
                  order={order}
                  nameOf={seatName}
                  onToggle={onToggle}
                  onStep={step}
                  pitch={zoom.pitch}
                  onZoom={zoom.onZoom}
                  onEnlarge={zoom.isWhole ? enlarge : undefined}
                />
              </div>
              <SeatKeys seats={seats} offered={offered} />
              <details className="sp-list">
                <summary>{m.seat_list()}</summary>
                <SeatList
                  seats={seats}
                  offered={offered}
                  chosen={new Set(places)}
                  onToggle={onToggle}
                  standing={{ amounts, canAdd: room > 0, onStep: step }}
                />
              </details>
            </>
          )}
        </div>
        <div className="sp-foot">
          <h3 ref={heading} tabIndex={-1}>
            {m.seat_your()}
          </h3>
          {tickets.length === 0 && <p>{m.seat_none()}</p>}
          <ul className="sp-chosen">
            {tickets.map(({ place, name, prices, price }) => (
              <li key={place}>
                <span>{name}</span>
                <select
                  aria-label={m.seat_price_of({ seat: name })}
                  value={price?.sale_type_id}
                  onChange={({ target }) => setChosen(new Map(chosen).set(place, Number(target.value)))}
                >
                  {prices.map((one) => (
                    <option key={one.sale_type_id} value={one.sale_type_id}>
                      {one.name} {formatPrice(one.price)}
                    </option>
                  ))}
                </select>
                <button type="button" className="ibtn" aria-label={m.seat_remove({ seat: name })} onClick={() => toggle(place)}>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          {tickets.length > 0 && <FeeLines sum={sum} tickets={tickets.length} code={booking.promotion.takes?.discount.code ?? ''} />}
          <p className="sp-note" role="status">
            {isOnline ? note : m.booking_offline()}
          </p>
          <button type="button" className="btn full" disabled={tickets.length === 0 || !isOnline} onClick={add}>
            <Icon name="cart" />
            {m.booking_add_to_cart()}
            {tickets.length > 0 && `: ${formatPrice(Number(sum.inCart) > 0 ? sum.tickets : sum.total)}`}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** A seat as screen readers say it: 'Parkett, Reihe 5, Platz 12, Preisgruppe A, 42 €, frei'. */
function seatName(seat: OfferedSeat, isChosen: boolean): string {
  const [price] = pricesOf(seat);
  const states = { free: m.seat_state_free, taken: m.seat_state_taken, closed: m.seat_state_closed };
  return [
    placeText(seat),
    m.seat_group({ letter: seat.letter }),
    price ? formatPrice(price.price) : '',
    isChosen ? m.seat_state_chosen() : states[seat.state](),
  ]
    .filter(Boolean)
    .join(', ');
}
