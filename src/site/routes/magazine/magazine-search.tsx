import { SearchForm } from '../../../features/search/search-form.tsx';
import { useCurrentPage } from '../../../features/site/current-page.ts';

/** The search start of the magazine (MAG-01). */
export function MagazineSearch() {
  return <SearchForm id="search-magazine" language={useCurrentPage().language} shape="open" />;
}
