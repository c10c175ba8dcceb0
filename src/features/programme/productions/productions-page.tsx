import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { EmptyResult } from '../calendar/empty-result.tsx';
import { FilteredList } from '../calendar/filtered-list.tsx';
import { useFocusKept } from '../calendar/use-focus-kept.ts';
import { useHeldLoading } from '../calendar/use-held-loading.ts';
import { productionFilters } from './production-filters.ts';
import { ProductionList } from './production-list.tsx';
import { productionsHref } from './productions-address.ts';
import { isFiltered, type ProductionsData } from './productions-data.ts';
import { ProductionsSkeleton } from './productions-skeleton.tsx';

/** The list of productions (PROD-01): filters, chips, and the list or what stands in for it. */
export function ProductionsPage({ data }: { data: ProductionsData }) {
  const { language, filter } = data;
  const { key } = useLocation();
  const isLoading = useHeldLoading();
  const { heading, chips } = useFocusKept(key);
  const all = productionsHref(language, {});
  const count = m.productions_count({ count: data.count });
  return (
    <div className="wrap">
      <div className="cal-head">
        <h1 ref={heading} tabIndex={-1}>
          {data.headline}
        </h1>
        <p className="muted only-l">{count}</p>
      </div>
      <FilteredList
        name="productions"
        answer={data}
        // The days are those of the whole programme: the calendar knows events, not seasons of productions.
        data={{ ...data, filter: { date: filter.date } }}
        label={m.productions_filter()}
        filters={productionFilters(data)}
        all={all}
        hrefOfDay={(day) => productionsHref(language, { ...filter, date: day })}
        count={count}
        loading={m.productions_loading()}
        found={data.count > 0 ? count : m.calendar_empty_title()}
        isLoading={isLoading}
        chips={chips}
      >
        {isLoading ? (
          <ProductionsSkeleton />
        ) : data.count === 0 ? (
          <EmptyResult isFiltered={isFiltered(filter)} all={all} nothing={m.productions_none()} />
        ) : (
          <ProductionList key={key} step={key} data={data} />
        )}
      </FilteredList>
    </div>
  );
}
