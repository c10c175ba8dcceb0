import { createPolicy, parseServed } from '../../core/text/trusted-markup.ts';

/**
 * What markup with something that runs looks like; most has nothing of it and is passed on unread. A slash or a quotation mark divides
 * attributes as well as a blank; an address may have line breaks in it or be written in character references.
 */
const suspicious =
  /<(?:script|iframe|object|embed|base)\b|[\s/"']on\w+\s*=|j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|&#|&(?:tab|newline|colon);|srcdoc/i;
const runs = 'script, iframe, object, embed, base';

/**
 * Trusted Types for what assigns strings where texts are edited: React's views of modules, the text editor, pasted HTML. It holds in the
 * documents that load this file and takes away what could run (SEC-41). Imported for its effect, before the first of them.
 */
createPolicy('default', (html) => (suspicious.test(html) ? withoutScripts(html) : html));

function withoutScripts(html: string): string {
  const parsed = parseServed(html);
  for (const element of parsed.querySelectorAll(runs)) element.remove();
  for (const element of parsed.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (name.startsWith('on') || name === 'srcdoc' || runsAsAddress(value)) element.removeAttribute(name);
  return parsed.body.innerHTML;
}

/** Browsers leave out blanks and control characters, too, before they look at what an address begins with. */
const runsAsAddress = (value: string) =>
  value
    .replace(/[\p{Cc}\s]/gu, '')
    .toLowerCase()
    .startsWith('javascript:');
