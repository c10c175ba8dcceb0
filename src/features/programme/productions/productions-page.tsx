import { useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { EmptyResult } from '../calendar/empty-result.tsx';
import { useFocusKept } from '../calendar/use-focus-kept.ts';
import { useHeldLoading } from '../calendar/use-held-loading.ts';
import { ProductionChips } from './production-chips.tsx';
import { ProductionFilterBar, ProductionFilterPanels } from './production-filters.tsx';
import { ProductionList } from './production-list.tsx';
import { productionsHref } from './productions-address.ts';
import { isFiltered, type ProductionsData } from './productions-data.ts';
import { ProductionsSkeleton } from './productions-skeleton.tsx';

/** The list of productions (PROD-01): filters, chips, and the list or what stands in for it. */
export function ProductionsPage({ data }: { data: ProductionsData }) {
  const { key } = useLocation();
  const isLoading = useHeldLoading();
  const { heading, chips } = useFocusKept(key);
  return (
    <div className="wrap">
      <div className="cal-head">
        <h1 ref={heading} tabIndex={-1}>
          {data.headline}
        </h1>
        <p className="muted only-l">{m.productions_count({ count: data.count })}</p>
      </div>
      <div className="filter-row">
        <ProductionFilterBar data={data} />
        <ProductionFilterPanels data={data} />
      </div>
      <ProductionChips data={data} list={chips} />
      <Announcement data={data} isLoading={isLoading} />
      <div aria-busy={isLoading}>
        {isLoading ? (
          <ProductionsSkeleton />
        ) : data.count === 0 ? (
          <EmptyResult isFiltered={isFiltered(data.filter)} all={productionsHref(data.language, {})} nothing={m.productions_none()} />
        ) : (
          <ProductionList key={key} step={key} data={data} />
        )}
      </div>
    </div>
  );
}

/** Tells screen readers that the list loads and how many it found; silent when the page opens. */
function Announcement({ data, isLoading }: { data: ProductionsData; isLoading: boolean }) {
  const [opened] = useState(data);
  const found = data.count > 0 ? m.productions_count({ count: data.count }) : m.calendar_empty_title();
  return (
    <p className="vh" role="status">
      {isLoading ? m.productions_loading() : data === opened ? '' : found}
    </p>
  );
}
