import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { renderDocument } from '../rendering/document.tsx';

/** A document that needs nothing that could fail, for when the error page itself cannot be rendered (ERR-09). */
export function lastResortDocument(language: Language): string {
  const text = m.error_showing_error();
  return renderDocument({
    language,
    head: (
      <>
        <meta name="robots" content="none" />
        <title>{text}</title>
      </>
    ),
    body: renderToStaticMarkup(
      <main>
        <h1>{text}</h1>
        <p>
          <a href={href('home', language)}>{m.to_homepage()}</a>
        </p>
      </main>,
    ),
  });
}
