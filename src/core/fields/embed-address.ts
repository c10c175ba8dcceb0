/** Kinds of external content a module may embed. */
export const embedKinds = ['audio', 'viewer', 'social', 'video'] as const;
export type EmbedKind = (typeof embedKinds)[number];

/** The hosts of each kind (EMBED-01 to EMBED-04): an address belongs to one when it is that host or below it. */
export const embedHosts = {
  audio: ['spotify.com', 'soundcloud.com', 'podigee.com', 'podigee.io', 'idagio.com'],
  viewer: ['issuu.com', 'yumpu.com', 'indd.adobe.com'],
  social: ['instagram.com', 'twitter.com', 'x.com', 'facebook.com', 'tiktok.com'],
  video: ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com'],
} as const satisfies Record<EmbedKind, readonly string[]>;

export type EmbedHost = (typeof embedHosts)[EmbedKind][number];

/** An address that may be embedded, and the entry of `embedHosts` it belongs to. */
export interface EmbedAddress {
  url: string;
  host: EmbedHost;
}

/**
 * The address in what an editor pasted, be it the address, also without 'https://', or the iframe code around it (EMBED-05); null unless
 * it is https at its usual port, names nobody before the host and stands on a host of the kind. Runs in the browser too.
 */
export function parseEmbedAddress(pasted: string, kind: EmbedKind): EmbedAddress | null {
  const url = secureUrlOf(pasted);
  if (!url || url.username || url.password || url.port) return null;
  const host = embedHosts[kind].find((listed) => url.hostname === listed || url.hostname.endsWith(`.${listed}`));
  return host ? { url: url.href, host } : null;
}

/**
 * What is wrong with an address that cannot be embedded, for its message (EDIT-280): none at all, the host that it names, or a film's
 * host without a film.
 */
export type EmbedProblem = { kind: 'address' | 'film' } | { kind: 'host'; name: string };

/** Why what was pasted cannot be shown as this kind; null where it can. */
export function embedProblem(pasted: string, kind: EmbedKind): EmbedProblem | null {
  const address = parseEmbedAddress(pasted, kind);
  if (address) return kind === 'video' && filmOf(address) === null ? { kind: 'film' } : null;
  const url = secureUrlOf(pasted);
  return url ? { kind: 'host', name: url.username ? `${url.username}@${url.host}` : url.host } : { kind: 'address' };
}

/** The id of the film at an address of YouTube or Vimeo; null for their other pages. */
export function filmOf({ url, host }: EmbedAddress): string | null {
  const { hostname, pathname, searchParams } = new URL(url);
  if (host === 'vimeo.com') return segment(pathname, vimeoFilm);
  const id =
    hostname === 'youtu.be'
      ? segment(pathname, /^\/([^/]+)/)
      : (searchParams.get('v') ?? segment(pathname, /^\/(?:shorts|embed|live|v)\/([^/]+)/));
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

const vimeoFilm = /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|showcase\/\d+\/video\/)?(\d+)(?:\/|$)/;

function segment(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

function secureUrlOf(pasted: string): URL | null {
  const address = addressOfIframe(pasted.trim());
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? url : null;
}

function addressOfIframe(pasted: string): string {
  if (!pasted.startsWith('<')) return /^[\w-]+(?:\.[\w-]+)+\//.test(pasted) ? `https://${pasted}` : pasted;
  const source = /^<iframe\s[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(pasted);
  const address = (source?.[1] ?? source?.[2] ?? '').replaceAll('&amp;', '&').trim();
  return address.startsWith('//') ? `https:${address}` : address;
}
