/** Kinds of external content a module may embed. */
export type EmbedKind = 'audio' | 'viewer' | 'social' | 'video';

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
  const address = addressOfIframe(pasted.trim());
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  const host = embedHosts[kind].find((listed) => url.hostname === listed || url.hostname.endsWith(`.${listed}`));
  return host ? { url: url.href, host } : null;
}

function addressOfIframe(pasted: string): string {
  if (!pasted.startsWith('<')) return /^[\w-]+(?:\.[\w-]+)+\//.test(pasted) ? `https://${pasted}` : pasted;
  const source = /^<iframe\s[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(pasted);
  const address = (source?.[1] ?? source?.[2] ?? '').replaceAll('&amp;', '&').trim();
  return address.startsWith('//') ? `https:${address}` : address;
}
