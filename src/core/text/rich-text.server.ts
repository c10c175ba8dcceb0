import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import type { Translated } from '../languages.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first text that is written (decision 0098). */
const sanitizer = (): typeof sanitizeHtml => require('sanitize-html');

/** Elements and attributes rich text may hold (EDIT-07 to EDIT-09), plus the paragraph and line break it is made of. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'target', 'rel'], p: ['style'] },
  allowedStyles: { p: { 'text-align': [/^(left|center|right)$/] } },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  transformTags: { a: withNoopener },
};

/** Cleans HTML to the allow-list; everything else is dropped, its text stays. */
export function cleanHtml(html: string): string {
  return sanitizer()(html, allowed);
}

/** Cleans every language of a rich text before it is stored. */
export function cleanRichText(value: Translated): Translated {
  return Object.fromEntries(Object.entries(value).map(([language, html]) => [language, cleanHtml(html)]));
}

function withNoopener(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener' } : attributes };
}
