/** Tickets per cart at most, enough for a school class. Here because the widget needs nothing else of the rules of selling. */
export const ticketsPerCart = 40;
