import { expect, test } from 'vitest';
import { fetchPublic, isPublicAddress } from '../../../src/core/outside/fetch-public.server.ts';

test.each([
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['93.184.216.34', true],
  ['::ffff:93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('SEC-05 %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ['https://localhost/', 'localhost has no public address.'],
  ['https://127.0.0.1/', '127.0.0.1 has no public address.'],
  ['https://2130706433/', '127.0.0.1 has no public address.'],
  ['https://0x7f.1/', '127.0.0.1 has no public address.'],
  ['https://[::1]/', '::1 has no public address.'],
  ['https://[::ffff:169.254.169.254]/', '::ffff:a9fe:a9fe has no public address.'],
  ['http://example.org/', 'Expected an https address'],
  ['https://example.org:8443/', 'Expected an https address'],
  ['https://user:secret@example.org/', 'Expected an https address'],
  ['file:///etc/passwd', 'Expected an https address'],
])('SEC-05 the server fetches nothing from %s', async (address, reason) => {
  await expect(fetchPublic(new URL(address), { maxBytes: 1000 })).rejects.toThrow(reason);
});
