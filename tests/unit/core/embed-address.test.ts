import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EmbedKind, embedHosts, parseEmbedAddress } from '../../../src/core/fields/embed-address.ts';

test.each([
  ['audio', ['open.spotify.com', 'soundcloud.com', 'w.soundcloud.com', 'haus.podigee.io', 'player.podigee.com', 'app.idagio.com']],
  ['viewer', ['issuu.com', 'e.issuu.com', 'www.yumpu.com', 'indd.adobe.com']],
  ['social', ['www.instagram.com', 'twitter.com', 'x.com', 'www.facebook.com', 'www.tiktok.com']],
  ['video', ['www.youtube.com', 'www.youtube-nocookie.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com']],
] satisfies [EmbedKind, string[]][])(
  'EMBED-01 EMBED-02 EMBED-03 EMBED-04 %s is taken from its hosts and from no other kind',
  (kind, hosts) => {
    for (const host of hosts) {
      expect(parseEmbedAddress(`https://${host}/a/b?c=1`, kind)?.url, host).toBe(`https://${host}/a/b?c=1`);
      for (const other of (Object.keys(embedHosts) as EmbedKind[]).filter((name) => name !== kind))
        expect(parseEmbedAddress(`https://${host}/a`, other), `${host} as ${other}`).toBeNull();
    }
  },
);

test.each([
  'https://youtube.com.evil.example/watch?v=1',
  'https://notyoutube.com/watch?v=1',
  'https://youtube.com@evil.example/',
  'https://evil.example/?https://youtube.com/',
  'https://evil.example#youtube.com',
  'https://youtube.com:8443/',
  'http://youtube.com/watch?v=1',
  '//youtube.com/watch?v=1',
  'youtube.com.evil.example/watch?v=1',
  'youtube.com@evil.example/',
  'youtube.com:8443/watch?v=1',
  'javascript:alert(1)//youtube.com',
  'data:text/html,youtube.com',
  'https://adobe.com/view/1',
  '<iframe src="https://evil.example" data-src="https://youtube.com/embed/1"></iframe>',
  '<script src="https://youtube.com/x"></script>',
])('EMBED-05 %s belongs to nobody', (pasted) => {
  for (const kind of Object.keys(embedHosts) as EmbedKind[]) expect(parseEmbedAddress(pasted, kind)).toBeNull();
});

test.each([
  ['youtu.be/dQw4w9WgXcQ', 'video', 'https://youtu.be/dQw4w9WgXcQ'],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', 'video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['open.spotify.com/album/6tkj', 'audio', 'https://open.spotify.com/album/6tkj'],
] as const)('EDIT-243 EMBED-05 %s, as addresses are printed, is one of its host', (pasted, kind, url) => {
  expect(parseEmbedAddress(pasted, kind)?.url).toBe(url);
});

test('EMBED-05 whatever is pasted, an address comes out that is https on a host of its kind, and is read the same again', () => {
  const listed = fc.constantFrom(...Object.values(embedHosts).flat());
  const piece = fc.oneof(
    fc.string(),
    listed,
    fc.constantFrom('https://', '<iframe src="', '"></iframe>', '@', '.', '/', ':443', '\\', '\t'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(...(Object.keys(embedHosts) as EmbedKind[])), (pieces, kind) => {
      const found = parseEmbedAddress(pieces.join(''), kind);
      if (!found) return;
      const { protocol, hostname, username, port } = new URL(found.url);
      expect([protocol, username, port]).toEqual(['https:', '', '']);
      expect(embedHosts[kind].some((host) => hostname === host || hostname.endsWith(`.${host}`))).toBe(true);
      expect(parseEmbedAddress(found.url, kind)).toEqual(found);
    }),
  );
});
