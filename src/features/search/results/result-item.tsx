import type { Language } from '../../../core/languages.ts';
import { formatShortDay, formatTime } from '../../../core/text/dates.ts';
import { kindName } from '../kind-name.ts';
import type { TextPart } from '../mark-words.ts';
import type { ShownResult } from '../search-page-data.ts';

/** One thing that was found; the words that made it be found are marked. */
export function ResultItem({ result, language }: { result: ShownResult; language: Language }) {
  const { type, url, date_start, image_thumbnails: picture } = result;
  return (
    <li className="result">
      {picture ? (
        <img
          src={picture.small}
          srcSet={picture.small === picture.medium ? undefined : `${picture.small} 360w, ${picture.medium} 800w`}
          sizes="7rem"
          alt=""
          width="360"
          height="450"
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="no-picture" aria-hidden="true" />
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
      </div>
    </li>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
