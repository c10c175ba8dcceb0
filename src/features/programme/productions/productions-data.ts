import type { Option } from '../../../core/contract/shapes.ts';
import type { Language } from '../../../core/languages.ts';
import { keysOf, type ProductionFilterKey, productionFilters } from '../../../list-filters.ts';
import type { ProductionFilterValues } from '../list-filter.shapes.ts';
import type { ProductionCardData } from '../rows/production-card-data.ts';

/** What the list is narrowed to: a day 'YYYY-MM-DD' and at most one id per filter (PROD-01). */
export type ProductionsFilter = { date?: string | undefined } & ProductionFilterValues;

/** Everything the list of productions shows; one page of it. */
export interface ProductionsData {
  language: Language;
  /** The local day at the time of rendering; nothing depends on the visitor's clock. */
  today: string;
  headline: string;
  filter: ProductionsFilter;
  options: Record<ProductionFilterKey, Option[]>;
  rows: ProductionCardData[];
  page: number;
  pages: number;
  count: number;
  /** First day of the month the month calendar opens with, and its days with events. */
  month: string;
  days: string[];
  /** The last day on which anything is planned; null when nothing is. */
  lastDay: string | null;
}

/** At least one filter set. */
export function isFiltered(filter: ProductionsFilter): boolean {
  return filter.date !== undefined || keysOf(productionFilters).some((key) => filter[key] !== undefined);
}
