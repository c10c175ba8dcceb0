import type { Language } from '../../core/languages.ts';
import { ProductionCard } from '../../features/programme/rows/production-card.tsx';
import type { ProductionCardData } from '../../features/programme/rows/production-card-data.ts';
import { m } from '../../paraglide/messages.js';

interface ArticleProductionsProps {
  cards: readonly ProductionCardData[];
  language: Language;
  /** Local day 'YYYY-MM-DD'. */
  today: string;
}

/** The productions an article is about. */
export function ArticleProductions({ cards, language, today }: ArticleProductionsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="sec wrap art-prods" aria-labelledby="productions">
      <div className="sec-h">
        <h2 id="productions">{m.magazine_productions()}</h2>
      </div>
      <ul className="prods">
        {cards.map((card) => (
          <ProductionCard key={card.id} card={card} language={language} today={today} />
        ))}
      </ul>
    </section>
  );
}
