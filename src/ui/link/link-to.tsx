import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/icon.tsx';
import { kindOfLink } from './link-kind.ts';

interface LinkToProps {
  /** Resolved address; where it is empty, nothing but the content is drawn. */
  url: string;
  className?: string | undefined;
  /** Language of the words when it is not the page's. */
  lang?: string | undefined;
  /** An editor's wish; pages of the site and anchors stay in the window without it. */
  isNewWindow?: boolean;
  /** Name of a link that shows nothing but a picture. */
  label?: string | undefined;
  /** False where a sign for another window has no room, e.g. on a picture. */
  hasSign?: boolean;
  children: ReactNode;
}

/** A link of an editor: pages and anchors stay in the window, other sites and files open a new one and say so (EMBED-06, EMBED-07). */
export function LinkTo({ url, className, lang, isNewWindow = false, label, hasSign = true, children }: LinkToProps) {
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
      {opensWindow && hasSign && !label && <Icon name={kind === 'file' ? 'download' : 'ext'} />}
    </a>
  );
}
