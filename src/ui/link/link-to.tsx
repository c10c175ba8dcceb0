import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/icon.tsx';

type LinkKind = 'page' | 'file' | 'anchor' | 'contact' | 'external';

/** Pictures, PDF, office and media files by the end of their path (EMBED-07). */
const file = /\.(avif|webp|jpe?g|png|gif|svg|pdf|docx?|odt|xlsx?|pptx?|txt|csv|zip|ics|mp3|m4a|ogg|wav|mp4|webm)$/i;

interface LinkToProps {
  /** Resolved address; where it is empty, only the content is rendered. */
  url: string;
  className?: string | undefined;
  /** Language of the text when it is not the page's. */
  lang?: string | undefined;
  /** Set by an editor; pages of the site and anchors otherwise stay in the window. */
  isNewWindow?: boolean;
  /** Name of a link that shows nothing but a picture. */
  label?: string | undefined;
  /** False where the icon for another window has no room, e.g. on a picture. */
  hasIcon?: boolean;
  children: ReactNode;
}

/** A link of an editor: pages and anchors stay in the window, other sites and files open a new one and announce it (EMBED-06, EMBED-07). */
export function LinkTo({ url, className, lang, isNewWindow = false, label, hasIcon = true, children }: LinkToProps) {
  if (!url) return <span className={className}>{children}</span>;
  const kind = kindOfLink(url);
  const opensWindow = kind === 'external' || kind === 'file' || (isNewWindow && kind === 'page');
  return (
    <a
      className={className}
      href={url}
      target={opensWindow ? '_blank' : undefined}
      rel={opensWindow ? 'noopener' : undefined}
      aria-label={label && opensWindow ? `${label} ${m.link_new_window()}` : label}
    >
      {lang ? <span lang={lang}>{children}</span> : children}
      {opensWindow && !label && <span className="vh"> {m.link_new_window()}</span>}
      {opensWindow && hasIcon && !label && <Icon name={kind === 'file' ? 'download' : 'ext'} />}
    </a>
  );
}

/** What an editor's address leads to: what does not begin with '/' or '#' is external, mailto and tel among it stay in the window (EMBED-06). */
export function kindOfLink(url: string): LinkKind {
  if (url.startsWith('#')) return 'anchor';
  if (/^(mailto|tel):/i.test(url)) return 'contact';
  if (file.test(url.replace(/[?#].*$/, ''))) return 'file';
  return url.startsWith('/') && !url.startsWith('//') ? 'page' : 'external';
}
