import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** A link of a menu: inside of the site it is followed there, others open in a new tab (NAV-13). `markLinks` marks the one to the page at hand. */
export function MenuLink({ url, text }: { url: string; text: string }) {
  if (!/^https?:/.test(url)) return <a href={url}>{text}</a>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {text}
      <Icon name="ext" />
      <span className="vh">{m.opens_new_tab()}</span>
    </a>
  );
}
