import { readFixedPageHeadline } from '../../features/pages/pages.read.server.ts';
import { listSlot } from '../../features/pages/snapshots/published.read.server.ts';
import { readPersonCategories, readPersons } from '../../features/people/persons.read.server.ts';
import { groupTeam } from '../../features/people/team-groups.ts';
import { TeamList } from '../../features/people/team-list.tsx';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { routeAddresses } from '../../urls.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** The ensemble list (ROUTE-12, TEAM-01). */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const groups = groupTeam(await readPersons(reading, language), await readPersonCategories(reading, language));
  const headline = (await readFixedPageHeadline(reading, 'team', language)) ?? m.team();
  const slot = await readSlot(place, 'team', listSlot);
  return {
    language,
    groups,
    headline,
    slot,
    graph: describePlace(place, 'team', headline, routeAddresses.team.path[language], undefined, describeQuestions(slot)),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] =>
  describeDocument(site, {
    title: data.headline ?? m.team(),
    description: m.team_description(),
    urls: routeAddresses.team.path,
    graph: data.graph,
  });

export function View({ data }: { data: Data }) {
  const { groups, headline, slot, language } = data;
  const { design } = useCurrentPage();
  return (
    <article>
      <div className="wrap team-page">
        <Breadcrumb current={headline} />
        <h1>{headline}</h1>
        <p className="lead">{m.team_description()}</p>
        <TeamList groups={groups} isAccordion={design.teamAccordion} />
      </div>
      <Slot of="team" id={1} modules={slot} language={language} />
    </article>
  );
}
