/** The element with the cart's notes (shop-notes.tsx); null on pages without the site's layout. */
export const shopNotes = () => document.getElementById('shop-notes');

/** A text of it, by the name of its data attribute; '' where the page has none. */
export const shopText = (name: string): string => shopNotes()?.dataset[name] ?? '';
