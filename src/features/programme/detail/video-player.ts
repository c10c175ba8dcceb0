import { parseEmbedAddress } from '../../../core/fields/embed-address.ts';
import { type Embed, embedOf } from '../../consent/embeds/embed-player.ts';

/** A film of a detail page: our own file, or an address elsewhere with its player, where we know one. */
export type Video = { kind: 'file'; url: string } | { kind: 'elsewhere'; url: string; host: string; embed: Embed | null };

/** The film at an address; null for what is none. Hosts are compared as hosts (EMBED-04, EMBED-05). */
export function videoOf(address: string): Video | null {
  if (/^\/(?![/\\])/.test(address)) return { kind: 'file', url: address };
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const known = parseEmbedAddress(address, 'video');
  return { kind: 'elsewhere', url: url.href, host: url.hostname.replace(/^(www|m)\./, ''), embed: known && embedOf(known) };
}
