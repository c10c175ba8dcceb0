import { hash } from 'node:crypto';

/** An HTML page whose trusted inline scripts are named by hash. */
interface HashedPage {
  html: string;
  /** CSP sources such as `'sha256-...'`, each once, in the order of the page. */
  hashes: string[];
}

/** Attributes as React writes them: names, and values in double quotes with their angle brackets escaped. */
const attributes = /^(?:\s+[^\s"'<>=/]+(?:="[^"<>]*")?)*\s*\/?$/;
const trustedTag = /^<(script|style|link)(?=\s|$)/;

/**
 * Exchanges the nonce of a freshly rendered page for hashes: a header with a nonce cannot be cached, one
 * with hashes can (architecture, 'The way of a visitor's request').
 *
 * A script is blessed only by the nonce. The nonce is random for each render and never sent, so that text
 * of editors or visitors cannot hold it, whatever markup slips through: scripts are not collected by
 * looking for scripts. What is not exactly the framework's way of writing a tag is left alone, and the
 * browser then refuses it.
 */
export function hashInlineScripts(html: string, nonce: string): HashedPage {
  if (!/^[\w+/=-]{16,}$/.test(nonce)) {
    throw new Error(
      `Expected a nonce of at least 16 base64 characters, got ${JSON.stringify(nonce)}. Make it with randomBytes(16).toString('base64').`,
    );
  }
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  let kept = '';
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const tag = tagAround(html, at, mark.length);
    if (!tag) continue;
    kept += html.slice(from, at);
    from = at + mark.length;
    const text = tag.name === 'script' ? scriptText(html, tag.end) : '';
    if (text) hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return { html: kept + html.slice(from), hashes: [...hashes] };
}

/** The tag whose nonce attribute is at `at`, with the place after its `>`; undefined when the mark stands anywhere else. */
function tagAround(html: string, at: number, length: number): { name: string; end: number } | undefined {
  const start = html.lastIndexOf('<', at);
  const end = html.indexOf('>', at);
  if (start < 0 || end < 0) return undefined;
  const before = html.slice(start, at);
  const name = trustedTag.exec(before)?.[1];
  if (!name || !attributes.test(before.slice(name.length + 1)) || !attributes.test(html.slice(at + length, end))) return undefined;
  return { name, end: end + 1 };
}

/** The text of a script up to its end tag, as the browser would end it; none when the tag is missing. */
function scriptText(html: string, start: number): string {
  const end = html.slice(start).search(/<\/script[\s/>]/i);
  return end < 0 ? '' : html.slice(start, start + end);
}
