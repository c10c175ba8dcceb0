import { type Field, type Fields, isTranslated } from '../../../../core/fields/field.ts';
import { isUntranslated, type Translated, translate } from '../../../../core/languages.ts';
import { formatDay } from '../../../../core/text/dates.ts';
import type { StoredPrice, StoredSeatGroup } from '../../../programme/sales.shapes.ts';
import type { Finding } from '../../drafts/draft.contract.ts';
import { lacksRequiredText } from '../required-texts.shapes.ts';
import { beginningOf, type CheckContext } from './check-context.ts';
import { usageRule } from './usage-rule.ts';

/** The event, person or article a page shows. */
export interface CheckedEntry {
  type: string;
  fields: Fields;
  /** As they are stored, or as JSON. */
  values: Readonly<Record<string, unknown>>;
  /** Visitors have never seen it, and a language is published by itself. */
  isNew: boolean;
}

/** What the check of an entry has to know of its surroundings. */
type EntryContext = Pick<CheckContext, 'language' | 'now' | 'isStored' | 'isDescribed' | 'usageEndOf'>;

/** The texts of which one stands in search results and shared links; the last is where a missing one belongs. */
const describing: Readonly<Record<string, readonly string[]>> = {
  event: ['subline', 'preline', 'text'],
  production: ['subline', 'preline', 'text'],
  article: ['subline', 'preline', 'text'],
  person: ['biography'],
  series: ['subline', 'preline', 'description'],
  venue: ['description'],
  form: ['intro'],
};

/** What to fix in an entry before its page is published (PAGE-06): required texts, translations, pictures, description and, of a date on sale, the price. */
export function checkEntry(entry: CheckedEntry, context: EntryContext): Finding[] {
  const { fields, values } = entry;
  return [
    ...Object.entries<Field>(fields).flatMap(([name, field]) => checkField(entry, name, field, context)),
    ...checkWhole(entry, context),
  ]
    .map((finding): Finding => ({ severity: 'should', ...finding, subject: 'entry', module: null }))
    .filter(({ field }) => field in values);
}

type EntryFinding = Pick<Finding, 'rule' | 'field' | 'detail'> & { severity?: 'must' };

function checkField({ values, isNew }: CheckedEntry, name: string, field: Field, context: EntryContext): EntryFinding[] {
  const { language, now, isStored, isDescribed, usageEndOf } = context;
  if (isTranslated(field)) {
    const texts = (values[name] ?? {}) as Translated;
    const detail = beginningOf(translate(texts, language).text);
    if (field.isRequired && lacksRequiredText(texts, [language], isNew))
      return [{ rule: 'required', severity: 'must', field: name, detail }];
    return isUntranslated(texts, language) ? [{ rule: 'missing-translation', field: name, detail }] : [];
  }
  return filesOfField(field, values[name]).flatMap((id): EntryFinding[] => {
    if (!isStored(id)) return [{ rule: 'missing-file', field: name, detail: '' }];
    const end = usageEndOf(id);
    return [
      ...(end === null ? [] : [{ rule: usageRule(end, now), field: name, detail: formatDay(end, language) }]),
      ...(isDescribed(id) ? [] : [{ rule: 'alternative-text' as const, field: name, detail: '' }]),
    ];
  });
}

function checkWhole({ type, fields, values }: CheckedEntry, { language, now }: EntryContext): EntryFinding[] {
  // A date shows text and picture of its production where it has none.
  const inherits = type === 'event' && values.production !== null;
  const texts = describing[type];
  const isDescribed = texts?.some((name) => translate((values[name] ?? {}) as Translated, language).text !== '') ?? true;
  const field = texts?.at(-1) ?? '';
  return [
    ...(inherits || isDescribed ? [] : [{ rule: 'description' as const, field, detail: '' }]),
    ...(inherits || !('image' in fields) || values.image !== null ? [] : [{ rule: 'share-picture' as const, field: 'image', detail: '' }]),
    ...(type === 'event' && lacksPrice(values, now) ? [{ rule: 'price' as const, field: 'prices', detail: '' }] : []),
  ];
}

/** A date to come that is neither free nor canceled and of which no visitor learns what it costs. */
function lacksPrice({ date_start, statuses, prices, seat_groups }: CheckedEntry['values'], now: Date): boolean {
  const isOver = !date_start || new Date(date_start as Date | string) < now;
  const isWithout = (statuses as readonly string[]).some((status) => status === 'free_entrance' || status === 'canceled');
  const all = [...(prices as StoredPrice[]), ...(seat_groups as StoredSeatGroup[]).flatMap((group) => group.prices)];
  return !isOver && !isWithout && all.length === 0;
}

/** The files a field of an entry names. */
export function filesOfField({ kind, target }: Pick<Field, 'kind' | 'target'>, value: unknown): number[] {
  if (target !== 'media' || value === null || value === undefined) return [];
  return kind === 'references' ? [...(value as number[])] : [Number(value)];
}
