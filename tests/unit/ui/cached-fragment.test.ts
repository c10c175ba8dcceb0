import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CachedFragment, FragmentRenderer } from '../../../src/ui/cached-fragment.tsx';

function write(of: object | null, addresses: string[], scope = 'de', names = addresses.length): string {
  const links = Array.from({ length: names }, (_, index) =>
    createElement('a', { key: index, href: addresses[index] ?? '/de', rel: 'nofollow' }, `Tag ${index}`),
  );
  const part = createElement(CachedFragment, { as: 'div', of, under: 'test', links: () => addresses, children: links });
  return renderToString(createElement(FragmentRenderer, { value: { scope, render: renderToString } }, part));
}

describe('CachedFragment', () => {
  test('has the addresses of the page at hand, escaped, in the markup of the first', () => {
    const of = {};
    write(of, ['/de?a=1', '/de?b=1']);
    expect(write(of, ['/de?a=2&b="3"', '/de?b=2'])).toBe(write(null, ['/de?a=2&b="3"', '/de?b=2']));
  });

  test('is rendered once per content object and scope', () => {
    const of = {};
    let count = 0;
    const Counted = () => {
      count += 1;
      return 'text';
    };
    const show = (scope: string) =>
      renderToString(
        createElement(
          FragmentRenderer,
          { value: { scope, render: renderToString } },
          createElement(CachedFragment, { as: 'li', of, under: 'counted', children: createElement(Counted) }),
        ),
      );
    expect([show('de'), show('de'), show('en')]).toEqual(Array(3).fill('<li>text</li>'));
    expect(count).toBe(2);
  });

  test('refuses a list of addresses that names not each of its links', () => {
    expect(() => write({}, ['/de'], 'de', 2)).toThrow('Expected 1 links in a cached fragment, found 2.');
  });
});
