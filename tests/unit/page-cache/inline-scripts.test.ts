import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hashInlineScripts } from '../../../src/core/http/page-cache/inline-scripts.server.ts';

const nonce = 'Zm95ZXItbm9uY2UtMTIz';
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inline scripts', () => {
  test('trusted scripts are hashed in order, each text once, and lose their nonce', () => {
    const html = `<script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async="">zwei("ä")</script><script id="x" nonce="${nonce}">one()</script>`;
    expect(hashInlineScripts(html, nonce)).toEqual({
      html: '<script>one()</script><script type="module" async="">zwei("ä")</script><script id="x">one()</script>',
      hashes: [sha('one()'), sha('zwei("ä")')],
    });
  });

  test('links, styles and scripts with src lose their nonce and need no hash', () => {
    const html = `<link rel="modulepreload" nonce="${nonce}" href="/a.js"/><style nonce="${nonce}">p{}</style><script src="/a.js" nonce="${nonce}"></script>`;
    expect(hashInlineScripts(html, nonce)).toEqual({
      html: '<link rel="modulepreload" href="/a.js"/><style>p{}</style><script src="/a.js"></script>',
      hashes: [],
    });
  });

  test.each([
    ['another nonce', '<script nonce="Zm95ZXItbm9uY2UtMTIy">evil()</script>'],
    ['a longer nonce', `<script nonce="${nonce}x">evil()</script>`],
    ['no nonce', '<script>evil()</script>'],
    ['upper-case markup', `<SCRIPT nonce="${nonce}">evil()</SCRIPT>`],
    ['an upper-case attribute', `<script NONCE="${nonce}">evil()</script>`],
    ['single quotes', `<script nonce='${nonce}'>evil()</script>`],
    ['an attribute whose name only ends in nonce', `<script data-nonce="${nonce}">evil()</script>`],
    ['the nonce inside another attribute', `<script title=' nonce="${nonce}"'>evil()</script>`],
    ['the nonce inside an open attribute', `<script title="a nonce="${nonce}">evil()</script>`],
    ['another element', `<scripts nonce="${nonce}">evil()</scripts>`],
    ['the nonce as text', `<script>/* */ nonce="${nonce}">evil()</script>`],
  ])('%s is not blessed', (_, html) => {
    expect(hashInlineScripts(html, nonce)).toEqual({ html, hashes: [] });
  });

  test('React writes its tags as we expect them', async () => {
    const inline = (code: string) =>
      createElement('script', { type: 'module', nonce, async: true, dangerouslySetInnerHTML: { __html: code } });
    const document = createElement(
      'html',
      null,
      createElement('link', { rel: 'modulepreload', href: '/a.js?b&c', nonce }),
      inline('data("\\u003c/script>")'),
    );
    const { pipe } = renderToPipeableStream(document, { nonce, bootstrapScriptContent: 'boot()', bootstrapModules: ['/entry.js'] });
    const { html, hashes } = hashInlineScripts(await text(pipe(new PassThrough())), nonce);
    expect(html).not.toContain(nonce);
    expect(hashes).toEqual(expect.arrayContaining([sha('boot()'), sha('data("\\u003c/script>")')]));
  });

  test('a script without end is not blessed', () => {
    expect(hashInlineScripts(`<script nonce="${nonce}">evil()`, nonce).hashes).toEqual([]);
  });

  test('a weak nonce is refused', () => {
    for (const weak of ['', 'short', '"><script>evil()']) expect(() => hashInlineScripts('', weak)).toThrow(/at least 16/);
  });

  test('whatever slips into a page, only the scripts of the framework are blessed', () => {
    const other = fc.base64String({ minLength: 16, maxLength: 24 }).filter((value) => value !== nonce);
    const evil = fc.oneof(
      other.map((guess) => `<script nonce="${guess}">evil()</script>`),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<!--',
        '-->',
        '<script nonce="',
        ' nonce="',
        '<script x="',
        '">',
        "'",
        '<style nonce=',
        '<template>',
        '<SCRIPT>evil()</SCRIPT>',
        '<textarea>',
        '<script src=x ',
      ),
      other.map((guess) => JSON.stringify({ html: `<script nonce="${guess}">evil()</script>` })),
      fc.string(),
    );
    const trusted = fc.nat(9).map((number) => ({ text: `boot(${number})` }));
    fc.assert(
      fc.property(fc.array(fc.oneof(evil, trusted), { maxLength: 20 }), (parts) => {
        const html = parts.map((part) => (typeof part === 'string' ? part : `<script nonce="${nonce}">${part.text}</script>`)).join('');
        const own = new Set(parts.filter((part) => typeof part !== 'string').map(({ text }) => sha(text)));
        const { hashes } = hashInlineScripts(html, nonce);
        expect(hashes.filter((hash) => !own.has(hash))).toEqual([]);
        expect(hashes).toHaveLength(own.size);
      }),
      { numRuns: 2000 },
    );
  });
});
