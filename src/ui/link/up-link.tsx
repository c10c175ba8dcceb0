import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/icon.tsx';

/** The way up (NAV-20): in the footer and at the end of long lists. */
export function UpLink() {
  return (
    <a className="up" href="#top">
      <Icon name="up" />
      {m.scroll_to_top()}
    </a>
  );
}
