import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import { addDays } from '../calendar.ts';
import { conversation } from './magazine/conversation.ts';
import type { DatedArticle } from './magazine/dated-article.ts';
import { workshop } from './magazine/workshop.ts';
import { youngAudience } from './magazine/young-audience.ts';

export const articleCategories = [
  { key: 'werkstatt', name: { de: 'Werkstatt', en: 'Workshop' }, style_name: 'cc01', order: 1 },
  { key: 'gespraech', name: { de: 'Gespräch', en: 'Conversation' }, style_name: 'cc02', order: 2 },
  { key: 'junges-haus', name: { de: 'Junges Haus', en: 'Young Ring' }, style_name: 'cc03', order: 3 },
] as const satisfies SeasonInput<'article_categories'>[];

export const articleTags: SeasonInput<'article_tags'>[] = [
  { key: 'buehnenbild', name: { de: 'Bühnenbild', en: 'Stage design' } },
  { key: 'kostuem', name: { de: 'Kostüm', en: 'Costume' } },
  { key: 'ensemble', name: { de: 'Ensemble', en: 'Company' } },
  { key: 'musik', name: { de: 'Musik', en: 'Music' } },
  { key: 'stadt', name: { de: 'Stadt', en: 'Town' } },
  { key: 'licht', name: { de: 'Licht', en: 'Lighting' } },
  { key: 'tanz', name: { de: 'Tanz', en: 'Dance' } },
  { key: 'oper', name: { de: 'Oper', en: 'Opera' } },
  { key: 'probe', name: { de: 'Probe', en: 'Rehearsal' } },
  { key: 'handwerk', name: { de: 'Handwerk', en: 'Craft' } },
  { key: 'familie', name: { de: 'Familie', en: 'Family' } },
  { key: 'publikum', name: { de: 'Publikum', en: 'Audience' } },
  { key: 'schreiben', name: { de: 'Schreiben', en: 'Writing' } },
  { key: 'shakespeare', name: { de: 'Shakespeare', en: 'Shakespeare' } },
  { key: 'technik', name: { de: 'Bühnentechnik', en: 'Stagecraft' } },
];

const articlesByCategory: [(typeof articleCategories)[number], DatedArticle[]][] = [
  [articleCategories[0], workshop],
  [articleCategories[1], conversation],
  [articleCategories[2], youngAudience],
];

/** The articles of the magazine, dated back from today. */
export function articlesAround(today: string): SeasonInput<'articles'>[] {
  return articlesByCategory.flatMap(([{ key, name }, articles]) =>
    articles.map(({ daysAgo, ...article }) => ({ ...article, category: key, preline: name, date: addDays(today, -daysAgo) })),
  );
}
