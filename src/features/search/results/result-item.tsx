import type { Language } from '../../../core/languages.ts';
import { formatShortDay, formatTime } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { kindName } from '../kind-name.ts';
import type { TextPart } from '../mark-words.ts';
import type { ShownDates, ShownResult } from '../search-page-data.ts';

/** One thing that was found; the words that made it be found are marked. */
export function ResultItem({ result, language }: { result: ShownResult; language: Language }) {
  const { type, url, date_start, image_thumbnails: picture, dates } = result;
  return (
    <li className="result">
      {picture ? (
        <img src={picture.small} alt="" width="360" height="450" loading="lazy" decoding="async" />
      ) : (
        <span className="pic blank" aria-hidden="true" />
      )}
      <div>
        <p className="kick">
          {kindName(type)}
          {date_start && (
            <>
              {', '}
              <time dateTime={date_start}>
                {formatShortDay(date_start, language)}, {formatTime(date_start, language)}
              </time>
            </>
          )}
        </p>
        <h2>
          <a href={url}>
            <Marked parts={result.title} />
          </a>
        </h2>
        <p>
          <Marked parts={result.text} />
        </p>
        {dates && <Dates dates={dates} language={language} />}
      </div>
    </li>
  );
}

/** The next performances a result stands for, and the way to all of them. */
function Dates({ dates: { count, next, all }, language }: { dates: ShownDates; language: Language }) {
  return (
    <ul className="next-dates">
      {next.map(({ url, date_start }) => (
        <li key={url}>
          <a href={url}>
            <time dateTime={date_start}>
              {formatShortDay(date_start, language)}, {formatTime(date_start, language)}
            </time>
          </a>
        </li>
      ))}
      {count > next.length && (
        <li>
          <a href={all}>{m.search_all_dates({ count })}</a>
        </li>
      )}
    </ul>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
