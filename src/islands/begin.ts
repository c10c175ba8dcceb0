/**
 * Gives an element its behaviour; default export of each `*.element.ts`. The element is ready when it returns or its promise resolves.
 * @param signal aborted when the element leaves the document: pass it to every listener and observer.
 */
export type Begin = (element: HTMLElement, signal: AbortSignal) => void | Promise<void>;
