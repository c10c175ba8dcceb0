import { createContext } from 'react';

/** Whether lists offer tickets at once: the design wants it and the shop is online (EVT-29, BRAND-06). */
export const QuickBuy = createContext(false);

/** Whether the shop sells before the sale starts to some (SHOP-43). */
export const PresaleOffered = createContext(false);

/** Whether people can wait for tickets of what is sold out (SHOP-77). */
export const WaitingListOffered = createContext(false);

/** Whether tickets are sold online at all (SITE-01): while they are not, slides, dates and the bar of an event offer none. */
export const ShopOnline = createContext(true);

/** When the page is rendered, by the clock of the site; null in the browser. */
export const RenderedAt = createContext<Date | null>(null);
