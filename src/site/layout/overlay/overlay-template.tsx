import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';

/** The dialog of the programme over a page (EVT-25), for event-overlay.ts, which fills it. */
export function OverlayTemplate() {
  return (
    <template id="event-overlay">
      <dialog className="overlay paper" aria-label={m.overlay_title()}>
        <header className="overlay-head">
          <div className="wrap">
            <h2 tabIndex={-1}>{m.overlay_title()}</h2>
            <button type="button" className="ibtn" aria-label={m.overlay_close()} data-action="close">
              <Icon name="close" />
            </button>
          </div>
        </header>
        <div className="overlay-content" />
        <section className="empty overlay-failed">
          <h3 role="alert">{m.calendar_failed()}</h3>
          <button type="button" className="btn" data-action="retry">
            {m.calendar_retry()}
          </button>
        </section>
      </dialog>
    </template>
  );
}
