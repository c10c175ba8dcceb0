import type { Alert } from '../../../features/site/site.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** Up to this length a wide window shows the text beside the title; a longer one, and every one on a phone, is in a disclosure. */
const maxInlineCharacters = 160;

/**
 * The first of the breaking news (ALERT-01). It is in the HTML of every page; entries/before-paint.ts hides one that was closed before
 * (ALERT-03) before the first paint, so that there is no layout shift.
 */
export function TopAlert({ alert: { id, title, text, link, link_title } }: { alert: Alert }) {
  const isShort = text.length <= maxInlineCharacters;
  const more = link && <a href={link.url}>{link_title || m.alert_more()}</a>;
  return (
    <section id="top-alert" className={isShort ? 'alert is-short' : 'alert'} aria-label={m.alert()} data-alert={id}>
      <div className="wrap">
        <details>
          <summary>
            <strong>{title}</strong>
            <Icon name="down" />
          </summary>
          <p>
            {text} {more}
          </p>
        </details>
        {isShort && (
          <p>
            <strong>{title}</strong> {text}
          </p>
        )}
        {more}
        <button type="button" className="ibtn" aria-label={m.alert_close()} data-control="">
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
