import type { Alert } from '../../../features/site/site.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** Characters up to which the text stands beside the title; a longer one is opened by it. */
const maxShortText = 160;

/**
 * The first of the breaking news (ALERT-01). Every visitor gets it in the HTML; entries/before-paint.ts hides one that was closed
 * before (ALERT-03) before the first paint, so that it takes no room and nothing jumps.
 */
export function TopAlert({ alert: { id, title, text, link, link_title } }: { alert: Alert }) {
  return (
    <section id="top-alert" className="alert" aria-label={m.alert()} data-alert={id}>
      <div className="wrap">
        {text.length > maxShortText ? (
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
