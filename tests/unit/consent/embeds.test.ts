import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validationMessages } from '../../../src/core/contract/validation-messages.server.ts';
import { type EmbedKind, embedHosts, parseEmbedAddress } from '../../../src/core/fields/embed-address.ts';
import { embedUrl } from '../../../src/core/fields/embed-url.ts';
import { embedOf } from '../../../src/features/consent/embeds/embed-player.ts';
import { iframeOrigins } from '../../../src/features/consent/services.ts';

/** A field's label, of no matter here. */
const label = { de: 'Adresse', en: 'Address' };
const kinds = Object.keys(embedHosts) as EmbedKind[];

test.each([
  ['audio', 'EMBED-01', 'https://open.spotify.com/intl-de/album/6tkj?si=1', 'https://open.spotify.com/embed/album/6tkj'],
  [
    'audio',
    'EMBED-01',
    'https://soundcloud.com/house/talk',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhouse%2Ftalk',
  ],
  ['audio', 'EMBED-01', 'https://house.podigee.io/12-talk', 'https://house.podigee.io/12-talk/embed?context=external'],
  ['audio', 'EMBED-01', 'https://app.idagio.com/albums/1', 'https://app.idagio.com/albums/1'],
  ['viewer', 'EMBED-02', 'https://issuu.com/house/docs/season', 'https://e.issuu.com/embed.html?u=house&d=season'],
  ['viewer', 'EMBED-02', 'https://www.yumpu.com/de/embed/view/Ab1', 'https://www.yumpu.com/de/embed/view/Ab1'],
  ['viewer', 'EMBED-02', 'https://indd.adobe.com/view/1a-2b', 'https://indd.adobe.com/embed/1a-2b'],
  ['social', 'EMBED-03', 'https://www.instagram.com/house/reel/Cx1/', 'https://www.instagram.com/reel/Cx1/embed/'],
  ['social', 'EMBED-03', 'https://x.com/house/status/12', 'https://platform.twitter.com/embed/Tweet.html?id=12&dnt=true'],
  ['social', 'EMBED-03', 'https://twitter.com/house/status/12', 'https://platform.twitter.com/embed/Tweet.html?id=12&dnt=true'],
  [
    'social',
    'EMBED-03',
    'https://www.facebook.com/house/posts/1',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhouse%2Fposts%2F1&show_text=true',
  ],
  ['social', 'EMBED-03', 'https://www.tiktok.com/@house/video/71', 'https://www.tiktok.com/embed/v2/71'],
  ['video', 'EMBED-04', 'https://youtu.be/HausAmRing1?t=3', 'https://www.youtube-nocookie.com/embed/HausAmRing1'],
  ['video', 'EMBED-04', 'https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1'],
  ['video', 'EMBED-04', 'https://vimeo.com/channels/house/123456', 'https://player.vimeo.com/video/123456?dnt=1'],
  [
    'video',
    'EMBED-05',
    '<iframe width="560" src="https://www.youtube.com/embed/HausAmRing1?a=1&amp;b=2" allowfullscreen></iframe>',
    'https://www.youtube-nocookie.com/embed/HausAmRing1',
  ],
  ['video', 'EMBED-05', "<iframe src='//player.vimeo.com/video/76979871'></iframe>", 'https://player.vimeo.com/video/76979871?dnt=1'],
] as const)('the %s embed of %s: %s plays from its player', (kind, _requirement, pasted, player) => {
  const address = parseEmbedAddress(pasted, kind);
  expect(address && embedOf(address).player).toBe(player);
});

test.each([
  'https://youtube.com.evil.example/watch?v=HausAmRing1',
  'https://evil.example/youtube.com',
  'https://notyoutube.com/watch?v=HausAmRing1',
  'https://youtube.com@evil.example/watch?v=HausAmRing1',
  'https://user:word@youtube.com/watch?v=HausAmRing1',
  'https://youtube.com:8443/watch?v=HausAmRing1',
  'http://www.youtube.com/watch?v=HausAmRing1',
  'https://yоutube.com/watch?v=HausAmRing1',
  'https://youtube.com./watch?v=HausAmRing1',
  'https://spotify.com/track/1',
  'javascript:alert(1)//youtube.com',
  'data:text/html,youtube.com',
  '//youtube.com/watch?v=HausAmRing1',
  '<iframe src="https://evil.example/#https://youtube.com"></iframe>',
  '<script src="https://youtube.com/x.js"></script>',
  '<iframe title="src=" src="javascript:alert(1)"></iframe>',
])('EMBED-05 %s is refused as a video', (pasted) => {
  const { error } = embedUrl('video', { label }).schema.safeParse(pasted, { error: validationMessages('en') });
  expect(error?.issues[0]?.message).toMatch(/(is not allowed here|begins with https:\/\/)\. Allowed are: youtube\.com,/);
});

test('EMBED-05 nothing is fine where nothing is required, and iframe code is stored as its address', () => {
  expect(embedUrl('video', { label }).schema.parse(' ')).toBe('');
  expect(embedUrl('video', { label, required: true }).schema.safeParse('').success).toBe(false);
  expect(embedUrl('video', { label }).schema.parse('<iframe src="https://vimeo.com/1"></iframe>')).toBe('https://vimeo.com/1');
});

const hosts = Object.values(embedHosts).flat();
const hostile = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'grapheme' }),
  fc.tuple(fc.constantFrom(...hosts), fc.string(), fc.webPath()).map(([host, between, path]) => `https://${host}${between}${path}`),
  fc.tuple(fc.string(), fc.constantFrom(...hosts), fc.webPath()).map(([before, host, path]) => `https://${before}${host}${path}`),
  fc
    .tuple(fc.constantFrom(...hosts), fc.webPath(), fc.string())
    .map(([host, path, more]) => `<iframe ${more} src="https://${host}${path}">`),
);

test('EMBED-05 whatever is pasted, an address stands on a listed host by https and its player on an origin of the policy', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(...kinds), (pasted, kind) => {
      const address = parseEmbedAddress(pasted, kind);
      if (!address) return;
      const { protocol, hostname, port, username } = new URL(address.url);
      expect([protocol, port, username]).toEqual(['https:', '', '']);
      expect(embedHosts[kind].some((host) => hostname === host || hostname.endsWith(`.${host}`))).toBe(true);
      const { player } = embedOf(address);
      if (player === null) return;
      const { origin, hostname: playerHost } = new URL(player);
      expect(iframeOrigins.includes(origin) || /^[\w-]+\.podigee\.(io|com)$/.test(playerHost)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
