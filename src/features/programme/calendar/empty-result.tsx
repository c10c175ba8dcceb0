import { m } from '../../../paraglide/messages.js';

interface EmptyResultProps {
  isFiltered: boolean;
  /** The list without any filter. */
  all: string;
  /** What an empty list says that is not filtered. */
  nothing: string;
}

/** Nothing found: what to do about it, or that there is nothing (EVT-23, EVT-24). */
export function EmptyResult({ isFiltered, all, nothing }: EmptyResultProps) {
  return (
    <section className="empty">
      <Chair />
      {isFiltered ? (
        <>
          <h2>{m.calendar_empty_title()}</h2>
          <p className="measure">{m.calendar_empty_text()}</p>
          <a className="btn" href={all}>
            {m.filter_reset()}
          </a>
        </>
      ) : (
        <h2>{nothing}</h2>
      )}
    </section>
  );
}

function Chair() {
  return (
    <svg viewBox="0 0 144 144" aria-hidden="true">
      <path className="floor" d="M0 118 144 112v32H0Z" />
      <path d="m50 20 6-1 5 105-7 1ZM84 24h6l2 86-6 1ZM51 24l38 3v10l-38-2ZM53 44h36v6l-36-1Zm2 22 46 2 8 11H48ZM47 79h6l-4 55h-6Zm56-1h6l3 52h-6Z" />
      <path className="mark" d="m45 134 70 2-4 5-60-1Z" />
    </svg>
  );
}
