import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, locales } from '../../core/languages.ts';

/** The content of a document, of the site or the office. */
export interface DocumentContent {
  language: Language;
  /** Attributes of the root element; undefined ones are left out. */
  root?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Elements of the head, behind character set and viewport. */
  head: ReactNode;
  bodyClass?: string;
  /** Rendered markup. */
  body: string;
}

/** Renders a document. The body is rendered before the head, which names what the body needs. */
export function renderDocument({ language, root = {}, head, bodyClass, body }: DocumentContent): string {
  const [open] = renderToStaticMarkup(<html lang={locales[language].iso} {...root} />).split('<head>');
  const headMarkup = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {head}
    </head>,
  );
  const [bodyOpen] = renderToStaticMarkup(<body className={bodyClass} />).split('</body>');
  return `<!DOCTYPE html>${open}${headMarkup}${bodyOpen}${body}</body></html>`;
}
