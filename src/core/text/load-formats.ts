/** Loads the brand's patterns (BRAND-11) where the document has some, for what React renders in the browser. */
export const loadFormats = () => (document.documentElement.dataset.formats ? import('./document-formats.ts') : undefined);
