/** Tickets of a kind that a visitor has chosen (BOOK-07). */
export interface SelectedTicket {
  ticket: TicketKind;
  amount: number;
}

export interface TicketKind {
  /** '' for the event's own prices. */
  seat_group: string;
  sale_type_id: number;
}

/** A place of the seat plan with the price chosen for it. */
export interface ChosenSeat {
  place: number;
  ticket: TicketKind;
}

const isSame = (one: TicketKind, other: TicketKind) => one.seat_group === other.seat_group && one.sale_type_id === other.sale_type_id;

/** One ticket more of a kind (BOOK-08). */
export function addTicket(selection: readonly SelectedTicket[], ticket: TicketKind): SelectedTicket[] {
  const isKnown = selection.some((entry) => isSame(entry.ticket, ticket));
  if (!isKnown) return [...selection, { ticket, amount: 1 }];
  return selection.map((entry) => (isSame(entry.ticket, ticket) ? { ...entry, amount: entry.amount + 1 } : entry));
}

/** One ticket fewer of a kind; the last one drops the entry (BOOK-09). */
export function removeTicket(selection: readonly SelectedTicket[], ticket: TicketKind): SelectedTicket[] {
  return selection.flatMap((entry) => {
    if (!isSame(entry.ticket, ticket)) return entry;
    return entry.amount > 1 ? { ...entry, amount: entry.amount - 1 } : [];
  });
}

/** How many tickets of a kind are chosen; zero without selection (BOOK-09). */
export function amountOf(selection: readonly SelectedTicket[], ticket: TicketKind): number {
  return selection.find((entry) => isSame(entry.ticket, ticket))?.amount ?? 0;
}

export function countOf(selection: readonly SelectedTicket[]): number {
  return selection.reduce((sum, { amount }) => sum + amount, 0);
}
