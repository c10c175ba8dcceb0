import type { Language } from '../../../core/languages.ts';
import { formatNumericDay } from '../../../core/text/dates.ts';
import { Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import type { ArticleCardData } from '../magazine-data.ts';

interface ArticleCardProps {
  card: ArticleCardData;
  language: Language;
  /** Among the pictures seen first. */
  isFirst?: boolean;
}

/** An article in a list: a picture over a rule in the colour of its category; without a picture the whole card has that colour. */
export function ArticleCard({ card, language, isFirst = false }: ArticleCardProps) {
  const { text, style } = titleFit(card.title, 'list', card.languages.title);
  return (
    <li className={`acard ${card.category?.theme ?? 'cc01'}${card.image ? '' : ' plain'}`} data-key={card.id}>
      {card.image && (
        <div className="pic">
          <Picture
            image={card.image}
            thumbnails={card.thumbnails}
            sizes="(max-width: 39.99em) 92vw, (max-width: 63.99em) 46vw, 28rem"
            ratio={[3, 2]}
            priority={isFirst}
            isDecorative
          />
        </div>
      )}
      <div className="txt">
        <Kicker card={card} language={language} />
        <h3 style={style}>
          <a href={card.url} lang={card.languages.title}>
            {text}
          </a>
        </h3>
        {card.subline && (
          <p className="sub" lang={card.languages.subline}>
            {card.subline}
          </p>
        )}
        <TagNames tags={card.tags} />
      </div>
    </li>
  );
}

/** Category and date. */
export function Kicker({ card: { category, date }, language }: Pick<ArticleCardProps, 'card' | 'language'>) {
  return (
    <p className="kick">
      {category && `${category.name}, `}
      <time dateTime={date}>{formatNumericDay(date, language)}</time>
    </p>
  );
}

/** The tags of an article, as text, because the whole card is one link. */
export function TagNames({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <p className="tagw">
      {tags.map((tag) => (
        <span key={tag}>#{tag}</span>
      ))}
    </p>
  );
}
