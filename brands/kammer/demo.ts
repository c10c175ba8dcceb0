import type { BrandDemo } from '../../demo/brand-demo.ts';
import { articles } from './demo/articles.ts';
import { pages } from './demo/pages.ts';
import { nameWords, persons } from './demo/people.ts';
import { productions } from './demo/productions.ts';
import { series } from './demo/series.ts';
import { rooms, venues } from './demo/venues.ts';
import { words } from './demo/words.ts';

/** The demo as another venue: a stage for new work in a former transformer station, with 220 seats at most. */
const demo: BrandDemo = { words: [...nameWords, ...words], season: { venues, rooms, series, persons, productions, articles }, pages };

export default demo;
