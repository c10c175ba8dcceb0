import type { BrandDemo } from '../../demo/brand-demo.ts';
import { articles } from './demo/articles.ts';
import { alerts, openingHours } from './demo/box-office.ts';
import { footer } from './demo/footer.ts';
import { forms } from './demo/forms.ts';
import { pages } from './demo/pages.ts';
import { persons } from './demo/people.ts';
import { pictures } from './demo/pictures.ts';
import { places, tariffs } from './demo/prices.ts';
import { productions } from './demo/productions.ts';
import { searchSynonyms } from './demo/search-synonyms.ts';
import { series } from './demo/series.ts';
import { slots } from './demo/slots.ts';
import { teasers } from './demo/teasers.ts';
import { rooms, venues } from './demo/venues.ts';
import { words } from './demo/words.ts';

/** The demo as another venue: a stage for new work in a former transformer station, with 220 seats at most. */
const demo: BrandDemo = {
  words,
  ...{ tariffs, places },
  season: {
    venues,
    rooms,
    series,
    persons,
    productions,
    articles,
    teasers,
    media: pictures,
    opening_hours: openingHours,
    alerts,
    search_synonyms: searchSynonyms,
  },
  ...{ pages, slots, forms, footer },
};

export default demo;
