import type { Language } from '../../core/languages.ts';
import type { ViewProps } from '../../core/module/module.ts';
import { ArticleCard, Kicker } from '../../features/magazine/article/article-card.tsx';
import type { ArticleTeaser } from '../../features/magazine/magazine.contract.ts';
import { type ArticleCardData, toArticleCard } from '../../features/magazine/magazine-data.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import type { blogTeaserList } from './blog-teaser-list.module.ts';

interface LoadedFields {
  main_teaser_obj: ArticleTeaser | null;
  article_objs: ArticleTeaser[];
}

export function BlogTeaserListView({ module, language }: ViewProps<typeof blogTeaserList, LoadedFields>) {
  const { main_teaser_obj, article_objs } = module;
  if (!main_teaser_obj && article_objs.length === 0) return null;
  return (
    <div className="m-blog-teaser-list">
      {main_teaser_obj ? (
        <MainTeaser card={toArticleCard(main_teaser_obj)} language={language} />
      ) : (
        <h2 className="vh">{m.module_articles()}</h2>
      )}
      {article_objs.length > 0 && (
        <ul className="cards">
          {article_objs.map((article) => (
            <ArticleCard key={article.id} card={toArticleCard(article)} language={language} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The first one, large and in the colours of its category. */
function MainTeaser({ card, language }: { card: ArticleCardData; language: Language }) {
  const { text, style } = titleFit(card.title, 'head', card.languages.title);
  return (
    <article className={`main ${card.category?.theme ?? 'cc01'}`}>
      {card.image && (
        <div className="pic">
          <Picture image={card.image} thumbnails={card.thumbnails} sizes="(max-width: 63.99em) 92vw, 42rem" ratio={[3, 2]} isDecorative />
        </div>
      )}
      <div className="txt">
        <Kicker card={card} language={language} />
        <h2 style={style}>
          <a href={card.url} lang={card.languages.title}>
            {text}
          </a>
        </h2>
        {card.subline && (
          <p className="sub" lang={card.languages.subline}>
            {card.subline}
          </p>
        )}
        <p className="more" aria-hidden="true" lang={card.languages.linkText}>
          {card.linkText || m.magazine_read()}
          <Icon name="right" />
        </p>
      </div>
    </article>
  );
}
