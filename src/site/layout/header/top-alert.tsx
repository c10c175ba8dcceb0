import type { Alert } from '../../../features/site/site.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** Up to this length the text is shown beside the title; a longer one in a disclosure. */
const maxInlineCharacters = 160;

/**
 * The first of the breaking news (ALERT-01). It is in the HTML of every page; entries/before-paint.ts hides one that was closed before
 * (ALERT-03) before the first paint, so that there is no layout shift.
 */
export function TopAlert({ alert: { id, title, text, link, link_title } }: { alert: Alert }) {
  return (
    <section id="top-alert" className="alert" aria-label={m.alert()} data-alert={id}>
      <div className="wrap">
        {text.length > maxInlineCharacters ? (
          <details>
            <summary>
              <strong>{title}</strong>
              <Icon name="down" />
            </summary>
            <p>{text}</p>
          </details>
        ) : (
          <p>
            <strong>{title}</strong> {text}
          </p>
        )}
        {link && <a href={link.url}>{link_title || m.alert_more()}</a>}
        <button type="button" className="ibtn" aria-label={m.alert_close()} data-hold="">
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
