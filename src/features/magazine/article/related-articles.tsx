import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { ArticleCardData } from '../magazine-data.ts';
import { ArticleCard } from './article-card.tsx';

/** The newest of the same category (MAG-08). */
export function RelatedArticles({ cards, language }: { cards: readonly ArticleCardData[]; language: Language }) {
  if (cards.length === 0) return null;
  return (
    <section className="sec wrap art-related" aria-labelledby="related">
      <div className="sec-h">
        <h2 id="related">{m.magazine_related()}</h2>
      </div>
      <ul className="acards">
        {cards.map((card) => (
          <ArticleCard key={card.id} card={card} language={language} />
        ))}
      </ul>
    </section>
  );
}
