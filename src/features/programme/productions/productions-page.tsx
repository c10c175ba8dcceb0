import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { EmptyResult } from '../calendar/empty-result.tsx';
import { FilteredList } from '../calendar/filters/filtered-list.tsx';
import { productionFilterChoices } from './production-filters.ts';
import { ProductionList } from './production-list.tsx';
import { productionsHref } from './productions-address.ts';
import { isFiltered, type ProductionsData } from './productions-data.ts';

/** The list of productions (PROD-01): filters, chips, and the list or what stands in for it. */
export function ProductionsPage({ data, breadcrumb }: { data: ProductionsData; breadcrumb: ReactNode }) {
  const { language, today, filter, month, days, lastDay } = data;
  const all = productionsHref(language, {});
  const count = m.productions_count({ count: data.count });
  return (
    <div className="wrap">
      {breadcrumb}
      <div className="cal-head">
        <h1 tabIndex={-1}>{data.headline}</h1>
        <p className="muted only-l">{count}</p>
      </div>
      <FilteredList
        month={{ name: 'productions', language, today, filter, month, days, lastDay }}
        label={m.productions_filter()}
        filters={productionFilterChoices(data)}
        all={all}
        withoutDate={productionsHref(language, { ...filter, date: undefined })}
        count={count}
        loading={m.productions_loading()}
        found={data.count > 0 ? count : m.calendar_empty_title()}
      >
        {data.count === 0 ? (
          <EmptyResult isFiltered={isFiltered(filter)} all={all} nothing={m.productions_none()} />
        ) : (
          <ProductionList data={data} />
        )}
      </FilteredList>
    </div>
  );
}
