import { fillText } from '../../ui/fill-text.ts';

/** The element with the cart's notes (shop-notes.tsx); null on pages without the site's layout. */
export const shopNotes = () => document.getElementById('shop-notes');

/** A text of it, by the name of its data attribute; '' where the page has none. */
export const shopText = (name: string, values: Readonly<Record<string, string | number>> = {}): string =>
  fillText(shopNotes()?.dataset[name], values);

/** A text with a number, in the form for one or for many. */
export const shopCountText = (name: string, count: number): string => shopText(name + (count === 1 ? 'One' : 'Many'), { count });
