import { createContext } from 'react';

/** Whether lists offer tickets at once: the design wants it and the shop is online (EVT-29, BRAND-06). */
export const QuickBuy = createContext(false);
