import './event-overlay.css';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Language } from '../../core/languages.ts';
import { Calendar } from '../../features/programme/calendar/calendar.tsx';
import { CardsSkeleton, ListSkeleton } from '../../features/programme/calendar/list-skeleton.tsx';
import { useFocusKept } from '../../features/programme/calendar/use-focus-kept.ts';
import type { PublicDesignSettings } from '../../features/site/design-settings.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { href } from '../../urls.ts';
import { aboveThePage, toCalendarSearch, toOverlaySearch } from './overlay-address.ts';
import { useOverlayCalendar } from './use-overlay-calendar.ts';

interface EventOverlayProps {
  language: Language;
  design: PublicDesignSettings;
}

/**
 * The programme over any page (EVT-25): a modal dialog as large as the window, which keeps the focus and gives it
 * back. Its state is the page's query; closing clears it (EVT-26), and so does every way to another page.
 */
export default function EventOverlay({ language, design: { eventStyle, currencySymbol } }: EventOverlayProps) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, state, retry } = useOverlayCalendar(language, toCalendarSearch(search));
  const { heading, chips } = useFocusKept(key);
  // Closed before it is taken away: only then the focus goes back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const close = () => void navigate(pathname, { replace: true, ...aboveThePage });
  /** A filter, a day or a chip is a link to the calendar; here it changes the overlay. */
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname !== href('events', language)) return;
    event.preventDefault();
    dialog.current?.scrollTo(0, 0);
    void navigate(pathname + toOverlaySearch(link.search), { replace: true, ...aboveThePage });
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the links inside; Escape is the dialog's own
    <dialog ref={dialog} className="overlay paper" aria-label={m.overlay_title()} onCancel={close} onClick={stay}>
      <header className="overlay-head">
        <div className="wrap">
          <h2 ref={heading} tabIndex={-1}>
            {data?.headline ?? m.overlay_title()}
          </h2>
          <button type="button" className="ibtn" aria-label={m.overlay_close()} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      </header>
      <div className="wrap">
        {state === 'failed' ? (
          <section className="empty">
            <h3 role="alert">{m.calendar_failed()}</h3>
            <button type="button" className="btn" onClick={retry}>
              {m.calendar_retry()}
            </button>
          </section>
        ) : data ? (
          <Calendar
            name="overlay"
            data={data}
            eventStyle={eventStyle}
            currencySymbol={currencySymbol}
            step={key}
            isLoading={state === 'loading'}
            chips={chips}
          />
        ) : eventStyle === 2 ? (
          <CardsSkeleton />
        ) : (
          <ListSkeleton />
        )}
      </div>
    </dialog>
  );
}
