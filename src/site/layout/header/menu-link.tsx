import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** A link of a menu: links of the site open in place, others in a new tab (NAV-13). `markLinks` marks the one to the current page. */
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
