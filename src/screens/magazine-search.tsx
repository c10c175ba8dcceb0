import { SearchForm } from '../features/search/search-form.tsx';
import { useAddress } from './address.ts';

/** The search start of the magazine (MAG-01). */
export function MagazineSearch() {
  return <SearchForm id="search-magazine" language={useAddress().language} shape="open" />;
}
