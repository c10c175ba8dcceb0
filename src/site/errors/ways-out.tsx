import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { href } from '../../urls.ts';

/** Links to the programme and to the homepage, where a page is missing. */
export function WaysOut({ language }: { language: Language }) {
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
