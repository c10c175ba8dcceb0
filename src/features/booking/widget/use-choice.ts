import { useState } from 'react';
import { type OfferGroup, slotAt, timesOf } from '../offer.ts';
import { countOf, type SelectedTicket, type TicketKind } from './selection.ts';

interface Choice {
  selection: SelectedTicket[];
  time: string | null;
  /** Idempotency key of an addition with an unknown result, to repeat it safely. */
  press: string | null;
}

export const nothing: Choice = { selection: [], time: null, press: null };

/** What was chosen when a widget was closed, by event: closing by accident loses nothing. */
const lastChoices = new Map<number, Choice>();

/** The tickets that are chosen, of the groups that can be had, and the time of admission. */
export function useChoice(id: number, groups: readonly OfferGroup[]) {
  const [choice, setChoice] = useState(nothing);
  const [last, setLast] = useState<Choice | null>(() => lastChoices.get(id) ?? null);
  const times = timesOf(groups);
  const time = choice.time ?? times[0] ?? null;
  const selection = choice.selection.filter(({ ticket }) => canHave(groups, ticket, time));
  const change = (selection: SelectedTicket[]) => {
    // With the time: if that sells out, the tickets do not move to another one.
    setChoice({ selection, time, press: null });
    setLast(null);
  };
  return {
    times,
    time,
    selection,
    press: choice.press,
    last: last && countOf(last.selection) > 0 && choice.selection.length === 0 ? last : null,
    setTime: (chosen: string) => setChoice({ ...choice, time: chosen, press: null }),
    change,
    setChoice,
    /** Takes up what was chosen before the widget was closed. */
    resume: () => {
      if (last) setChoice(last);
      setLast(null);
    },
    /** Empties the selection, as a closed widget has none (BOOK-13), and remembers it for the next time. */
    empty: () => {
      if (choice.selection.length > 0) lastChoices.set(id, { ...choice, time });
      else if (!last) lastChoices.delete(id);
      setChoice(nothing);
    },
  };
}

/** Whether tickets of a kind can still be had at a time: what sold out meanwhile counts as not chosen. */
function canHave(groups: readonly OfferGroup[], ticket: TicketKind, time: string | null): boolean {
  const group = groups.find(({ seatGroup }) => seatGroup === ticket.seat_group);
  return group?.isAvailable === true && slotAt(group, time) !== null;
}
