export type LinkKind = 'page' | 'file' | 'anchor' | 'contact' | 'external';

/** Pictures, PDF, office and media files by the end of their path (EMBED-07). */
const file = /\.(avif|webp|jpe?g|png|gif|svg|pdf|docx?|odt|xlsx?|pptx?|txt|csv|zip|ics|mp3|m4a|ogg|wav|mp4|webm)$/i;

/** What an editor's address leads to: what does not begin with '/' or '#' is external, mailto and tel among it stay in the window (EMBED-06). */
export function kindOfLink(url: string): LinkKind {
  if (url.startsWith('#')) return 'anchor';
  if (/^(mailto|tel):/i.test(url)) return 'contact';
  if (file.test(url.replace(/[?#].*$/, ''))) return 'file';
  return url.startsWith('/') && !url.startsWith('//') ? 'page' : 'external';
}
