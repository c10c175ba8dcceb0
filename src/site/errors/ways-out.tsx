import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { href } from '../../urls.ts';

interface WaysOutProps {
  language: Language;
  /** While the site is off programme and homepage would say the same as this page: try again in their place. */
  isOff?: boolean;
}

/** Links to the programme and to the homepage, where a page is missing. */
export function WaysOut({ language, isOff = false }: WaysOutProps) {
  if (isOff)
    return (
      <p className="ways">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one the visitor wanted, whichever it was */}
        <a className="btn" href="">
          {m.offline_retry()}
        </a>
      </p>
    );
  return (
    <p className="ways">
      <a className="btn" href={href('events', language)}>
        <Icon name="cal" />
        {m.error_to_programme()}
      </a>
      <a className="btn quiet" href={href('home', language)}>
        {m.to_homepage()}
      </a>
    </p>
  );
}
