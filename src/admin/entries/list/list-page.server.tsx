import { readWithinPages } from '../../../core/contract/page-of.server.ts';
import { isTranslated } from '../../../core/fields/field.ts';
import { localDay } from '../../../core/text/wall-clock.ts';
import { type EntryLanguage, readEntryStates, textStatesOf } from '../../../features/admin/drafts/entry-states.read.server.ts';
import { type Entry, readEntries } from '../../../features/admin/entries.read.server.ts';
import { titleOf } from '../../../features/admin/entry-values.server.ts';
import type { Resource } from '../../../features/admin/resources.server.ts';
import type { AdminContext } from '../../admin-context.server.ts';
import { doneText } from '../../done-text.ts';
import { readChoices } from '../../forms/choices.server.ts';
import { resourceLabels } from '../../labels.ts';
import type { OfficeAnswer } from '../../office-answers.server.ts';
import { EntryList } from './entry-list.tsx';
import { readListQuery, toFilter } from './list-query.ts';
import { readSales } from './list-sales.server.ts';

/** List of a resource (ADMIN-02), in as many queries however many rows it has. */
export async function listPage(context: AdminContext, resource: Resource): Promise<OfficeAnswer> {
  const { reading, language, query, options } = context;
  const wanted = readListQuery(resource, query);
  const read = (page: number) => readEntries(reading.db, resource, toFilter({ ...wanted, page }, reading.now));
  const { found, page } = await readWithinPages(wanted.page, wanted.pageSize, read);
  const { count, results } = found;
  const listQuery = { ...wanted, page };
  const targets = ['room', ...resource.filters].flatMap((name) => resource.fields[name]?.target ?? []);
  const states = await readEntryStates(reading, resource, results);
  const hasTexts = Object.values(resource.fields).some(isTranslated);
  return {
    status: 200,
    title: resourceLabels[resource.name](),
    current: resource.name,
    view: (
      <EntryList
        resource={resource}
        entries={results.map((entry) => ({ ...entry, title: titleOf(resource, entry.values, language) }))}
        choices={await readChoices(reading, [...new Set(targets)], language)}
        {...{ language, count, query: listQuery }}
        states={states}
        texts={hasTexts ? new Map(results.map((entry) => [entry.id, textsOf(resource, entry, states.get(entry.id))])) : null}
        sales={resource.name === 'events' ? await readSales(context, results) : null}
        today={localDay(reading.now)}
        done={doneText(query)}
        at={results.find(({ id }) => String(id) === query.get('at'))?.id ?? null}
        hasLive={resource.name === 'events' && options.saleState !== null}
      />
    ),
  };
}

/** With drafts, of what would be published. */
function textsOf(resource: Resource, { values }: Entry, states: readonly EntryLanguage[] | undefined) {
  if (!states) return textStatesOf(resource.fields, values);
  return Object.fromEntries(states.map(({ language, texts }) => [language, texts])) as ReturnType<typeof textStatesOf>;
}
