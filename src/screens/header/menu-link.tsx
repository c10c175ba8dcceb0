import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { currentOf } from '../current-page.ts';

/** A link of a menu: inside of the site it is followed there, others open in a new tab (NAV-13). */
export function MenuLink({ url, text }: { url: string; text: string }) {
  const { pathname } = useLocation();
  if (!/^https?:/.test(url)) {
    return (
      <a href={url} aria-current={currentOf(url, pathname)}>
        {text}
      </a>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener">
      {text}
      <Icon name="ext" />
      <span className="vh">{m.opens_new_tab()}</span>
    </a>
  );
}
