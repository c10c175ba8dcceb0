import { RichText } from '../../../features/programme/detail/rich-text.tsx';
import type { ShownAlert } from '../../../features/site/alerts.read.server.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** Up to this length a wide window shows the text beside the title; a longer one, and every one on a phone, is in a disclosure. */
const maxInlineCharacters = 160;

/**
 * The newest of the breaking news (ALERT-01). They are in the HTML of every page; entries/before-paint.ts hides one that was closed
 * before (ALERT-03) before the first paint, so that there is no layout shift.
 */
export function TopAlert({ alerts }: { alerts: readonly ShownAlert[] }) {
  return (
    <section id="top-alert" className="alert" aria-label={m.alert()}>
      {alerts.map((alert) => (
        <AlertLine key={alert.id} alert={alert} isOnly={alerts.length === 1} />
      ))}
    </section>
  );
}

function AlertLine({ alert: { id, title, text, html, link, link_title }, isOnly }: { alert: ShownAlert; isOnly: boolean }) {
  const line = html.replace(/^<p[^>]*>(.*)<\/p>$/s, '$1');
  const isShort = text.length <= maxInlineCharacters && !/<(?:p|ul|ol)[ >]/.test(line);
  const more = link && (
    <a className="more" href={link.url}>
      {link_title || m.alert_more()}
    </a>
  );
  const closeLabel = isOnly ? m.alert_close() : `${m.alert_close()}: ${title}`;
  return (
    <div className={isShort ? 'wrap is-short' : 'wrap'} data-alert={id}>
      <details>
        <summary>
          <strong>{title}</strong>
          <Icon name="down" />
        </summary>
        <RichText html={html} className="words" />
        {more && <p>{more}</p>}
      </details>
      {isShort && (
        <p>
          <strong>{title}</strong> <span className="words" dangerouslySetInnerHTML={{ __html: line }} />
        </p>
      )}
      {more}
      <button type="button" className="ibtn" aria-label={closeLabel} data-control="">
        <Icon name="close" />
      </button>
    </div>
  );
}
