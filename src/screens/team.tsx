import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteLoaderData } from 'react-router';
import { readFixedPageHeadline } from '../features/pages/pages.read.server.ts';
import { listSlot } from '../features/pages/published.read.server.ts';
import { readPersonCategories, readPersons } from '../features/people/persons.read.server.ts';
import { groupTeam } from '../features/people/team-groups.ts';
import { TeamList } from '../features/people/team-list.tsx';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { leaves } from '../urls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { readSlotToSend } from './content.server.ts';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { Slot } from './slot.tsx';
import { describePlace } from './structured-data.server.ts';

/** The ensemble list (ROUTE-12, TEAM-01). */
export async function loader({ context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language } = place;
  const groups = groupTeam(await readPersons(reading, language), await readPersonCategories(reading, language));
  const headline = (await readFixedPageHeadline(reading, 'team', language)) ?? m.team();
  return {
    language,
    groups,
    headline,
    slot: await readSlotToSend(place, 'team', listSlot),
    graph: describePlace(place, 'team', headline, leaves.team.path[language]),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  describeDocument(rootOf(matches), {
    title: loaderData?.headline ?? m.team(),
    description: m.team_description(),
    urls: leaves.team.path,
    graph: loaderData?.graph,
  });

export default function Team() {
  const { groups, headline, slot, language } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <article>
      <div className="wrap team-page">
        <Breadcrumb current={headline} />
        <h1>{headline}</h1>
        <p className="lead">{m.team_description()}</p>
        <TeamList groups={groups} isAccordion={root?.design.teamAccordion ?? false} />
      </div>
      <Slot of="team" id={1} modules={slot} language={language} />
    </article>
  );
}
