import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromNotes, toNotes } from '../../../src/admin/forms/rich-notes.ts';
import { cleanHtml } from '../../../src/core/text/rich-text.server.ts';

test('ADMIN-02 EDIT-07 rich text survives the way into a plain field and back', () => {
  const html =
    '<p>One <strong>two</strong> <em>three</em><br />line &amp; &lt;tag&gt;</p><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p><a href="https://example.org/?a=1&amp;b=2">there</a></p>';
  expect(toNotes(html)).toBe('One **two** _three_\nline & <tag>\n\n- a\n- b\n\n1. c\n\n[there](https://example.org/?a=1&b=2)');
  expect(fromNotes(toNotes(html))).toBe(html);
});

test('ADMIN-02 whatever is typed becomes clean rich text that does not change when it is opened and saved again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const stored = cleanHtml(fromNotes(typed));
      expect(stored).not.toMatch(/<(?!\/?(p|br|strong|em|ul|ol|li|a)\b)/);
    }),
  );
});
