import { pageIn } from '../../../core/contract/page-of.server.ts';
import { addDays } from '../../../core/text/dates.ts';
import { localDay, startOfLocalDay } from '../../../core/text/wall-clock.ts';
import type { EntryFilter } from '../../../features/admin/entries.read.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import { type PublishingState, publishingStates } from '../../../features/pages/publishing/publishing-state.shapes.ts';
import { searchIn } from '../../lists/filter-form.tsx';

/** Filter, sorting and page of an office list, parsed from the address. Invalid values are ignored. */
export interface ListQuery {
  search: string;
  state: PublishingState | 'trash' | undefined;
  /** Column of {@link sortsOf}, '-' for descending; undefined for the default order. */
  sort: string | undefined;
  isPastToo: boolean;
  /** Days 'YYYY-MM-DD', '' when open. */
  from: string;
  to: string;
  fields: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
}

export const pageSizes = [25, 50, 100] as const;

/** Sortable columns. */
export function sortsOf({ order, title, columns, fields }: Resource): string[] {
  const orderField = order.replace(/^-/, '');
  const sorts = [fields[orderField] ? orderField : '', title.at(-1) ?? '', columns.is_online ? 'is_online' : '', 'updated_at'];
  return [...new Set(sorts.filter(Boolean))];
}

/** States a list can be narrowed to; none for content that is always on the website. */
export function statesIn({ columns, hasDrafts }: Resource): readonly PublishingState[] {
  if (!columns.is_online) return [];
  // An alert is planned until the moment from which visitors see it.
  return publishingStates.filter((state) => hasDrafts || (state !== 'changed' && (state !== 'planned' || Boolean(columns.online_from))));
}

export function readListQuery(resource: Resource, query: URLSearchParams): ListQuery {
  const day = (name: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(query.get(name) ?? '') && isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '';
  const sort = query.get('sort') ?? '';
  const state = ([...statesIn(resource), 'trash'] as const).find((one) => one === query.get('state'));
  return {
    search: searchIn(query),
    state,
    sort: sortsOf(resource).includes(sort.replace(/^-/, '')) ? sort : undefined,
    isPastToo: query.get('past') === 'on',
    ...(resource.columns.date_start ? { from: day('from'), to: day('to') } : { from: '', to: '' }),
    fields: Object.fromEntries(resource.filters.map((name) => [name, query.get(name) ?? ''] as const).filter(([, value]) => value)),
    page: pageIn(query),
    pageSize: pageSizes.find((size) => String(size) === query.get('size')) ?? pageSizes[0],
  };
}

/** Address of a list, without default values. */
export function listHref(base: string, query: ListQuery, changes: Partial<ListQuery> = {}): string {
  const { search, state, sort, isPastToo, from, to, fields, page, pageSize } = { ...query, page: 1, ...changes };
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(state && { state }),
    ...fields,
    ...(from && { from }),
    ...(to && { to }),
    ...(isPastToo && { past: 'on' }),
    ...(sort && { sort }),
    ...(pageSize !== pageSizes[0] && { size: String(pageSize) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parameters ? `${base}?${parameters}` : base;
}

/** Where a row of a list stands: `back` is the query of the list, `done` what is said at the row. */
export function rowHref(base: string, resource: Resource, id: number, back: string, done: Readonly<Record<string, string>> = {}): string {
  const query = readListQuery(resource, new URLSearchParams(back));
  const to = listHref(base, query, { page: query.page });
  const said = Object.keys(done).length > 0 ? new URLSearchParams({ ...done, at: String(id) }).toString() : '';
  return `${to}${said && (to.includes('?') ? '&' : '?')}${said}#${rowId(id)}`;
}

export const rowId = (id: number): string => `entry-${id}`;

/** Database filter. Events start today unless a day or the trash is selected. */
export function toFilter({ search, state, sort, isPastToo, from, to, fields, page, pageSize }: ListQuery, now: Date): EntryFilter {
  const isOpen = isPastToo || state === 'trash' || from !== '' || to !== '';
  return {
    ...{ search, state, fields, now, page, pageSize, order: sort },
    endsAfter: isOpen ? undefined : startOfLocalDay(localDay(now)),
    startsFrom: from ? startOfLocalDay(from) : undefined,
    startsBefore: to ? startOfLocalDay(addDays(to, 1)) : undefined,
  };
}

function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && day > '1600';
}
