import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect, isIPv6, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchPublic, isPublicAddress, publicFetcher } from '../../../src/core/outside/fetch-public.server.ts';
import { privateAddresses } from '../../support/private-addresses.ts';

test.each([
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['0.0.0.0', false],
  ['0.1.2.3', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['192.0.0.170', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['198.18.0.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::2', false],
  ['::7f00:1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::ffff:0:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:a00:1::', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['5f00::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['93.184.216.34', true],
  ['::ffff:93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('SEC-05 %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each(privateAddresses)('SEC-05 the server fetches nothing from %s', async (address, reason) => {
  await expect(fetchPublic(new URL(address), { maxBytes: 1000 })).rejects.toThrow(reason);
});

/** An address that belongs to nobody: where there is IPv6 nothing answers there. */
const publicAddress = '2d00::1';
/** Connects as the site does, and no further than to the first attempt. */
class AttemptsOnly extends Agent {
  readonly attempts: string[] = [];
  override createConnection(...parts: Parameters<Agent['createConnection']>): ReturnType<Agent['createConnection']> {
    const socket = super.createConnection(...parts) as Socket;
    socket.on('connectionAttempt', (address) => {
      this.attempts.push(address);
      setImmediate(() => socket.destroy(new Error('An attempt is enough.')));
    });
    return socket;
  }
}

describe('SEC-05 a name whose addresses', () => {
  test.each([
    ['are public first and private afterwards (rebinding)', [[publicAddress], ['127.0.0.1']], [publicAddress]],
    ['are private first and public afterwards', [['10.0.0.1'], [publicAddress]], []],
    ['are of both kinds', [['127.0.0.1', publicAddress, '::1']], [publicAddress]],
    ['are all private', [['192.168.0.1', '::1', '::ffff:10.0.0.1']], []],
    ['are none', [[]], []],
  ])('%s is looked up once, and only a public address is connected to', async (_, answers, attempts) => {
    const agent = new AttemptsOnly();
    let lookups = 0;
    const fetch = publicFetcher({
      agent,
      lookup: (_hostname, _options, done) => {
        const found = answers[Math.min(lookups++, answers.length - 1)] ?? [];
        const addresses: LookupAddress[] = found.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        setImmediate(() => done(null, addresses));
      },
    });
    await expect(fetch(new URL('https://rebinding.example/'), { maxBytes: 1000 })).rejects.toThrow(
      attempts.length > 0 ? '' : 'rebinding.example has no public address.',
    );
    expect(agent.attempts).toEqual(attempts);
    expect(lookups).toBe(1);
  });
});

describe('SEC-05 a public host', () => {
  const requested: string[] = [];
  let answer: RequestListener = (_, response) => response.end();
  const server = createServer((request, response) => {
    requested.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  /** Leads every connection to that server. */
  const agent = new Agent();
  agent.createConnection = () => connect((server.address() as AddressInfo).port, '127.0.0.1');
  const fetch = publicFetcher({ agent, lookup: (_hostname, _options, done) => done(null, [{ address: publicAddress, family: 6 }]) });
  const read = () => fetch(new URL('https://public.example/oembed'), { maxBytes: 1000 });

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    requested.length = 0;
  });

  test.each([301, 302, 303, 307, 308])('that answers %i leads the server nowhere, be it private or public', async (status) => {
    for (const location of ['https://169.254.169.254/latest', '/oembed/other', 'https://public.example/other', 'file:///etc/passwd']) {
      answer = (_, response) => response.writeHead(status, { location }).end('{}');
      await expect(read(), location).rejects.toThrow(`public.example answers ${status}.`);
    }
    expect(requested).toEqual(Array(4).fill('public.example/oembed'));
  });

  test('is read up to the limit, whatever it says of its length, and refused when it breaks off', async () => {
    answer = (_, response) => response.setHeader('content-type', 'application/json; charset=utf-8').end('x'.repeat(1000));
    expect(await read()).toEqual({ type: 'application/json', bytes: Buffer.from('x'.repeat(1000)) });
    answer = (_, response) => response.end('x'.repeat(1001));
    await expect(read()).rejects.toThrow('public.example answers more than 1000 bytes.');
    answer = (_, response) => response.writeHead(200, { 'content-length': 500 }).write('x', () => response.destroy());
    await expect(read()).rejects.toThrow();
  });
});
