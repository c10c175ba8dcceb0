import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import { Kicker, TagNames } from './article/article-card.tsx';
import type { ArticleCardData } from './magazine-data.ts';

/** The article above all others, large and in the colours of its category (MAG-06). */
export function LeadingArticle({ card, language }: { card: ArticleCardData; language: Language }) {
  const { text, style } = titleFit(card.title, 'head', card.languages.title);
  return (
    <article className={`lead-art ${card.category?.theme ?? 'cc01'}${card.image ? '' : ' plain'}`} aria-labelledby="leading-article">
      {card.image && (
        <div className="pic">
          <Picture
            image={card.image}
            thumbnails={card.thumbnails}
            sizes="(max-width: 63.99em) 100vw, 36rem"
            ratio={[4, 5]}
            priority
            isDecorative
          />
        </div>
      )}
      <div className="txt">
        <Kicker card={card} language={language} />
        <h2 id="leading-article" style={style}>
          <a href={card.url} lang={card.languages.title}>
            {text}
          </a>
        </h2>
        {card.subline && (
          <p className="sub" lang={card.languages.subline}>
            {card.subline}
          </p>
        )}
        <TagNames tags={card.tags} />
        <p className="more" aria-hidden="true" lang={card.languages.linkText}>
          {card.linkText || m.magazine_read()}
          <Icon name="right" />
        </p>
      </div>
    </article>
  );
}
