import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAddress } from '../../../src/core/http/access-log/cut-address.ts';

test('access log: addresses lose their last 8 bits, those of IPv6 their last 80; other text is left out', () => {
  expect(cutAddress('203.0.113.77')).toBe('203.0.113.0');
  expect(cutAddress('::ffff:203.0.113.77')).toBe('203.0.113.0');
  expect(cutAddress('2001:db8:85a3:8d3:1319:8a2e:370:7348')).toBe('2001:db8:85a3::');
  expect(cutAddress('2001:db8::1')).toBe('2001:db8:0::');
  expect(cutAddress('fe80::1%eth0')).toBe('fe80:0:0::');
  expect(cutAddress('::1')).toBe('0:0:0::');
  for (const odd of ['', 'nobody', '<b>', '1.2.3.4.5']) expect(cutAddress(odd)).toBe('-');
});

test('access log: of any address nothing behind the cut is left', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const cut = cutAddress(address);
      expect(cut).toMatch(/^[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::$/);
      const groups = (text: string) => new URL(`http://[${text}]/`).hostname;
      expect(groups(cut)).toBe(groups(cutAddress(cut)));
    }),
  );
});
