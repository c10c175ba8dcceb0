import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, locales } from '../../core/languages.ts';

/** What every document of the product is made of. */
export interface DocumentParts {
  language: Language;
  /** Attributes of the root element; undefined ones are left out. */
  root?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Elements of the head, behind character set and viewport. */
  head: ReactNode;
  /** Markup that goes to the end of the head: preloads that rendering the body has found. */
  preloads?: string;
  bodyClass?: string;
  /** Rendered markup. */
  body: string;
}

/** The text of a document. Head and body are rendered apart: what the head names depends on what the body needs. */
export function renderDocument({ language, root = {}, head, preloads = '', bodyClass, body }: DocumentParts): string {
  const [open] = renderToStaticMarkup(<html lang={locales[language].iso} {...root} />).split('<head>');
  const headMarkup = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head}
    </head>,
  );
  const [bodyOpen] = renderToStaticMarkup(<body className={bodyClass} />).split('</body>');
  return `<!DOCTYPE html>${open}${headMarkup.replace('</head>', `${preloads}</head>`)}${bodyOpen}${body}</body></html>`;
}

/** Takes off what React writes in front of markup with pictures that are seen first; in a document it belongs into the head. */
export function splitPreloads(html: string): { markup: string; preloads: string } {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(html) ?? [];
  return { markup: html.slice(preloads.length), preloads };
}
