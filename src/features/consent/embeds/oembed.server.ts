import { z } from 'zod';
import type { EmbedAddress, EmbedHost } from '../../../core/fields/embed-address.ts';
import type { FetchOutside } from '../../../core/outside/fetch-public.server.ts';

/** What a host says about one of its films, posts or pieces. */
export interface EmbedDetails {
  title: string;
  /** Who made it and where it stands, as a credit; '' where the host does not say. */
  credit: string;
  /** The bytes of its picture; null where there is none. */
  picture: Buffer | null;
}

interface Provider {
  endpoint: string;
  /** Hosts of its pictures: any of them or below it. */
  pictures: readonly string[];
}

const youtube = { endpoint: 'https://www.youtube.com/oembed', pictures: ['ytimg.com'] };
const twitter = { endpoint: 'https://publish.twitter.com/oembed', pictures: [] };
/** Hosts that answer oEmbed without an account; of all others editors type the title. */
const providers: Partial<Record<EmbedHost, Provider>> = {
  'youtube.com': youtube,
  'youtube-nocookie.com': youtube,
  'youtu.be': youtube,
  'vimeo.com': { endpoint: 'https://vimeo.com/api/oembed.json', pictures: ['vimeocdn.com'] },
  'soundcloud.com': { endpoint: 'https://soundcloud.com/oembed', pictures: ['sndcdn.com'] },
  'spotify.com': { endpoint: 'https://open.spotify.com/oembed', pictures: ['scdn.co', 'spotifycdn.com'] },
  'issuu.com': { endpoint: 'https://issuu.com/oembed', pictures: ['isu.pub'] },
  'tiktok.com': { endpoint: 'https://www.tiktok.com/oembed', pictures: ['tiktokcdn.com', 'tiktokcdn-eu.com', 'tiktokcdn-us.com'] },
  'twitter.com': twitter,
  'x.com': twitter,
};

const maxAnswerBytes = 100_000;
const maxPictureBytes = 5_000_000;

const answerShape = z.looseObject({
  title: z.string().max(2000).nullish(),
  author_name: z.string().max(500).nullish(),
  provider_name: z.string().max(200).nullish(),
  thumbnail_url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullish()
    .catch(null),
});

/** Title and picture of what stands at an address, by oEmbed 1.0; null where the host offers none. @throws when the host does not answer. */
export async function fetchDetails({ url, host }: EmbedAddress, fetchOutside: FetchOutside): Promise<EmbedDetails | null> {
  const provider = providers[host];
  if (!provider) return null;
  const address = new URL(provider.endpoint);
  address.search = new URLSearchParams({ format: 'json', url }).toString();
  const answer = await fetchOutside(address, { maxBytes: maxAnswerBytes });
  const { title, author_name, provider_name, thumbnail_url } = answerShape.parse(JSON.parse(answer.bytes.toString('utf8')));
  return {
    title: plain(title || author_name || '').slice(0, 255),
    credit: [author_name, provider_name].filter(Boolean).map(plain).join(', ').slice(0, 255),
    picture: await fetchPicture(thumbnail_url, provider, fetchOutside),
  };
}

/** A picture that is missing is no reason to lose the title. */
async function fetchPicture(
  address: string | null | undefined,
  { pictures }: Provider,
  fetchOutside: FetchOutside,
): Promise<Buffer | null> {
  const url = address ? new URL(address) : null;
  if (!url || !pictures.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))) return null;
  const answer = await fetchOutside(url, { maxBytes: maxPictureBytes }).catch(() => null);
  return answer?.type.startsWith('image/') ? answer.bytes : null;
}

function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
}
