/** A film of a detail page: our own file, or an address elsewhere with the address of its player, where we know one. */
export type Video = { kind: 'own'; url: string } | { kind: 'elsewhere'; url: string; host: string; player: string | null };

/** Hosts of the players; nothing else may stand in a frame of a page. */
export const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The film at an address; null for what is none. Hosts are compared as hosts (EMBED-04, EMBED-05). */
export function videoOf(address: string): Video | null {
  if (/^\/(?![/\\])/.test(address)) return { kind: 'own', url: address };
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  return { kind: 'elsewhere', url: url.href, host, player: playerOf(host, url) };
}

/** The players that set no cookies before a film is started. */
function playerOf(host: string, { pathname, searchParams }: URL): string | null {
  if (host === 'vimeo.com') {
    const id = /^\/(\d+)(?:\/|$)/.exec(pathname)?.[1];
    return id ? `${videoPlayers[1]}/video/${id}?dnt=1` : null;
  }
  if (host !== 'youtube.com' && host !== 'youtu.be') return null;
  const id = host === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? /^\/(?:shorts|embed)\/([^/]+)/.exec(pathname)?.[1] ?? '');
  return /^[\w-]{6,20}$/.test(id) ? `${videoPlayers[0]}/embed/${id}` : null;
}
