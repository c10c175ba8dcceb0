import type { Language } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';
import { href } from '../urls.ts';

/** A document without anything that could fail, for when the error page itself cannot be rendered (ERR-09). */
export function lastResortDocument(language: Language): string {
  const text = m.error_showing_error();
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><title>${text}</title></head>
<body><main><h1>${text}</h1><p><a href="${href('home', language)}">${m.to_homepage()}</a></p></main></body></html>`;
}
