import { m } from '../../paraglide/messages.js';
import type { SearchKind } from './search-kinds.ts';

const names: Record<SearchKind, () => string> = {
  event: m.search_kind_event,
  production: m.search_kind_production,
  person: m.search_kind_person,
  article: m.search_kind_article,
  venue: m.search_kind_venue,
  series: m.search_kind_series,
  page: m.search_kind_page,
  form: m.search_kind_form,
};

/** What a found thing is, in the language of the page. */
export function kindName(kind: string): string {
  return names[kind as SearchKind]?.() ?? '';
}
