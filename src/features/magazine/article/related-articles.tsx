import type { Language } from '../../../core/languages.ts';
import type { ArticleTeaser } from '../magazine.contract.ts';
import { toArticleCard } from '../magazine-data.ts';
import { ArticleCard } from './article-card.tsx';

interface RelatedArticlesProps {
  title: string;
  articles: readonly ArticleTeaser[];
  language: Language;
}

/** Articles below a page: the newest of the same category (MAG-08), or those about a production (section Blog of EVD-03). */
export function RelatedArticles({ title, articles, language }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className="sec wrap art-related" aria-labelledby="related">
      <div className="sec-h">
        <h2 id="related">{title}</h2>
      </div>
      <ul className="acards">
        {articles.map((article) => (
          <ArticleCard key={article.id} card={toArticleCard(article)} language={language} />
        ))}
      </ul>
    </section>
  );
}
