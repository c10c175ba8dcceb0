import { type EmbedAddress, type EmbedHost, filmOf } from '../../../core/fields/embed-address.ts';
import type { MediaService } from '../services.ts';

/** The service behind each host that may be embedded. */
const serviceOfHost = {
  'spotify.com': 'spotify',
  'soundcloud.com': 'soundcloud',
  'podigee.com': 'podigee',
  'podigee.io': 'podigee',
  'idagio.com': 'idagio',
  'issuu.com': 'issuu',
  'yumpu.com': 'yumpu',
  'indd.adobe.com': 'adobe',
  'instagram.com': 'instagram',
  'twitter.com': 'twitter',
  'x.com': 'twitter',
  'facebook.com': 'facebook',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
  'youtube-nocookie.com': 'youtube',
  'youtu.be': 'youtube',
  'vimeo.com': 'vimeo',
} as const satisfies Record<EmbedHost, MediaService>;

/** External media: its service, its address there, and the address of its player; null where no player is known. */
export interface Embed {
  service: MediaService;
  url: string;
  player: string | null;
}

/** How to show an address that `parseEmbedAddress` accepted. Without a player it is a link. */
export function embedOf({ url, host }: EmbedAddress): Embed {
  const service = serviceOfHost[host];
  return { service, url, player: playerOf[service](new URL(url), host) };
}

type EmbedService = (typeof serviceOfHost)[EmbedHost];

const playerOf: Record<EmbedService, (url: URL, host: EmbedHost) => string | null> = {
  youtube: ({ href }, host) => {
    const id = filmOf({ url: href, host });
    return id && `https://www.youtube-nocookie.com/embed/${id}`;
  },
  vimeo: ({ href, pathname, searchParams }, host) => {
    const id = filmOf({ url: href, host });
    // An unlisted film plays only with its hash, which stands behind the number or in `h`.
    const hash = segment(pathname, /^\/(?:video\/)?\d+\/([\da-f]+)\/?$/i) ?? segment(searchParams.get('h') ?? '', /^([\da-f]+)$/i);
    return id && `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`;
  },
  spotify: ({ pathname }) => {
    const entry = segment(pathname, /^\/(?:intl-\w+\/)?(?:embed\/)?((?:track|album|playlist|artist|show|episode)\/\w+)/);
    return entry && `https://open.spotify.com/embed/${entry}`;
  },
  soundcloud: (url) => {
    const track = url.hostname === 'w.soundcloud.com' ? url.searchParams.get('url') : `https://soundcloud.com${url.pathname}`;
    return track && `https://w.soundcloud.com/player/?url=${encodeURIComponent(track)}`;
  },
  podigee: ({ hostname, pathname }) => {
    const episode = segment(pathname, /^\/([\w-]+)(?:\/embed)?\/?$/);
    return episode && /^[\w-]+\.podigee\.(?:io|com)$/.test(hostname) ? `https://${hostname}/${episode}/embed?context=external` : null;
  },
  idagio: ({ hostname, pathname }) => (hostname === 'app.idagio.com' ? `https://app.idagio.com${pathname}` : null),
  issuu: ({ hostname, pathname, search }) => {
    if (hostname === 'e.issuu.com') return `https://e.issuu.com${pathname}${search}`;
    const [, user, document] = /^\/([\w.-]+)\/docs\/([\w.-]+)/.exec(pathname) ?? [];
    return user && document ? `https://e.issuu.com/embed.html?u=${user}&d=${document}` : null;
  },
  yumpu: ({ pathname }) => (/^\/\w\w\/embed\/view\/\w+$/.test(pathname) ? `https://www.yumpu.com${pathname}` : null),
  adobe: ({ pathname }) => {
    const id = segment(pathname, /^\/(?:view|embed)\/([\w-]+)/);
    return id && `https://indd.adobe.com/embed/${id}`;
  },
  instagram: ({ pathname }) => {
    const post = segment(pathname, /^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]+)/);
    return post && `https://www.instagram.com/${post}/embed/`;
  },
  twitter: ({ pathname, searchParams }) => {
    const id = segment(pathname, /\/status\/(\d+)/) ?? segment(searchParams.get('id') ?? '', /^(\d+)$/);
    return id && `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`;
  },
  facebook: (url) => {
    const post = url.pathname.startsWith('/plugins/') ? url.searchParams.get('href') : url.href;
    return post && `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(post)}&show_text=true`;
  },
  tiktok: ({ pathname }) => {
    const id = segment(pathname, /\/(?:video|embed(?:\/v2)?)\/(\d+)/);
    return id && `https://www.tiktok.com/embed/v2/${id}`;
  },
};

function segment(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1] ?? null;
}
