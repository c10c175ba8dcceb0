import { m } from '../../../paraglide/messages.js';
import { GrowingList } from '../../../ui/growing-list/growing-list.tsx';
import { ListEnd, type ListEndTexts } from '../../../ui/growing-list/list-end.tsx';
import { ProductionCard } from '../rows/production-card.tsx';
import { groupProductions } from './group-productions.ts';
import { productionsHref } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';

/** Pictures likely to be in the first view; they are loaded before everything else. */
const firstPictures = 4;

const endTexts: ListEndTexts = {
  all: m.productions_end,
  failed: m.productions_failed,
  loadMore: m.productions_load_more,
  loadedMore: m.productions_loaded_more,
  loadingMore: m.productions_loading_more,
  pages: m.productions_pages,
  previous: m.productions_previous_page,
  next: m.productions_next_page,
};

/** Productions, what plays next first and the rest by season, growing while the visitor scrolls (PROD-02). */
export function ProductionList({ data: { language, today, filter, rows, page, pages } }: { data: ProductionsData }) {
  const hrefOf = (number: number) => productionsHref(language, filter, number);
  const first = new Set(rows.slice(0, firstPictures).map(({ id }) => id));
  return (
    <GrowingList
      name="productions"
      page={page}
      hrefOf={hrefOf}
      grows="by scrolling"
      end={<ListEnd page={page} pages={pages} texts={endTexts} hrefOf={hrefOf} />}
    >
      {groupProductions(rows, today).map(({ id, name, cards }) => (
        <section key={id} className="season" aria-labelledby={`season-${id}`} data-key={id}>
          <h2 id={`season-${id}`}>{name}</h2>
          <ul className="prods" data-key="cards">
            {cards.map((card) => (
              <ProductionCard key={card.id} card={card} language={language} today={today} isFirst={first.has(card.id)} />
            ))}
          </ul>
        </section>
      ))}
    </GrowingList>
  );
}
