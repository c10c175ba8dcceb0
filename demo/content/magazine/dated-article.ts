import type { SeasonInput } from '../../../src/features/imports/season.format.ts';

/** An article of one category, dated back from the day of seeding. */
export type DatedArticle = Omit<SeasonInput<'articles'>, 'date' | 'category' | 'preline'> & { daysAgo: number };
