import { isUntranslated, type Language, type Translated, translate } from '../../../../core/languages.ts';
import { formatDay } from '../../../../core/text/dates.ts';
import type { Finding } from '../../drafts/draft.contract.ts';
import { legalPages } from '../../fixed-pages.ts';
import { type PublishedText, publishedTextNames } from '../../settings/pages.fields.ts';
import { beginningOf, type CheckContext } from './check-context.ts';
import { usageRule } from './usage-rule.ts';

/** What the page itself says, in search results and in shared links. */
export interface CheckedPage extends Record<PublishedText, Translated> {
  fixed: string | null;
  og_image: number | null;
}

/** Pages nobody shares. */
const withoutSharing: ReadonlySet<string> = new Set<string>([...legalPages, '404']);
/** Pages whose route describes itself, or that no search shows. */
const describedByRoute: ReadonlySet<string> = new Set(['events', 'productions', 'team', 'magazine', '404']);

/** What to fix in the fields of a page before a language is published (PAGE-06): translations, description, share picture. */
export function checkPage(
  page: CheckedPage,
  { language, now, usageEndOf }: Pick<CheckContext, 'language' | 'now' | 'usageEndOf'>,
): Finding[] {
  const found = (rule: Finding['rule'], field: string, detail = ''): Finding => ({
    ...{ rule, severity: 'should', subject: 'page', module: null, field, detail },
  });
  const untranslated = publishedTextNames.filter((name) => isUntranslated(page[name], language));
  const isDescribedElsewhere = page.fixed !== null && describedByRoute.has(page.fixed);
  const isShared = !isDescribedElsewhere && !withoutSharing.has(page.fixed ?? '');
  const end = page.og_image === null ? null : usageEndOf(page.og_image);
  return [
    ...untranslated.map((name) => found('missing-translation', name, beginningOf(shownText(page[name], language)))),
    ...(isDescribedElsewhere || shownText(page.meta_description, language) ? [] : [found('description', 'meta_description')]),
    ...(isShared && page.og_image === null ? [found('share-picture', 'og_image')] : []),
    ...(end === null ? [] : [found(usageRule(end, now), 'og_image', formatDay(end, language))]),
  ];
}

function shownText(text: Translated, language: Language): string {
  return translate(text, language).text;
}
