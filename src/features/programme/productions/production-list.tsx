import { m } from '../../../paraglide/messages.js';
import { useKeptScroll } from '../../../ui/scroll-memory.ts';
import { ListEnd, type ListEndTexts } from '../calendar/list-end.tsx';
import { ProductionCard } from '../production-card.tsx';
import { groupBySeason } from './group-by-season.ts';
import { productionsHref } from './productions-address.ts';
import type { ProductionsData } from './productions-data.ts';
import { useProductionList } from './use-production-list.ts';

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

/** Productions by season, growing while the visitor scrolls. `step` is the step of the visit this list belongs to. */
export function ProductionList({ data, step }: { data: ProductionsData; step: string }) {
  const list = useProductionList(data, step);
  useKeptScroll(step);
  const first = new Set(list.rows.slice(0, firstPictures).map(({ id }) => id));
  return (
    <>
      {groupBySeason(list.rows).map(({ id, name, cards }) => (
        <section key={id} className="season" aria-labelledby={`season-${id}`}>
          <h2 id={`season-${id}`}>{name}</h2>
          <ul className="prods">
            {cards.map((card) => (
              <ProductionCard key={card.id} card={card} language={data.language} today={data.today} isFirst={first.has(card.id)} />
            ))}
          </ul>
        </section>
      ))}
      <ListEnd
        page={data.page}
        pages={data.pages}
        list={list}
        texts={endTexts}
        hrefOf={(page) => productionsHref(data.language, data.filter, page)}
      />
    </>
  );
}
