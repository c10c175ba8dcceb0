import { readWithinPages } from '../../core/contract/page-of.server.ts';
import { readEntryStates } from '../../features/admin/drafts/entry-states.read.server.ts';
import { readEntries } from '../../features/admin/entries.read.server.ts';
import { titleOf } from '../../features/admin/entry-values.server.ts';
import type { Resource } from '../../features/admin/resources.server.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { doneText } from '../done-text.ts';
import { readChoices } from '../forms/choices.server.ts';
import { resourceLabels } from '../labels.ts';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { EntryList } from './entry-list.tsx';
import { readListQuery, toFilter } from './list-query.ts';

/** List of a resource (ADMIN-02), in three queries. */
export async function listPage({ reading, language, query, options }: AdminContext, resource: Resource): Promise<OfficeAnswer> {
  const wanted = readListQuery(resource, query);
  const read = (page: number) => readEntries(reading.db, resource, toFilter({ ...wanted, page }, reading.now));
  const { found, page } = await readWithinPages(wanted.page, wanted.pageSize, read);
  const { count, results } = found;
  const listQuery = { ...wanted, page };
  const targets = ['room', ...resource.filters].flatMap((name) => resource.fields[name]?.target ?? []);
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
        states={await readEntryStates(reading.db, resource, results)}
        done={doneText(query)}
        hasLive={resource.name === 'events' && options.saleState !== null}
      />
    ),
  };
}
