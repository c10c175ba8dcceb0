import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { houseDay } from '../core/text/wall-clock.ts';
import { toShareUrl } from '../features/media/media.read.server.ts';
import { readPerson } from '../features/people/person-detail.read.server.ts';
import { DetailHero } from '../features/programme/detail/detail-hero.tsx';
import { NamedDates } from '../features/programme/detail/named-dates.tsx';
import { RichText } from '../features/programme/detail/rich-text.tsx';
import { ProductionCard } from '../features/programme/production-card.tsx';
import { m } from '../paraglide/messages.js';
import { Breadcrumb } from './breadcrumb.tsx';
import { readSlotToSend } from './content.server.ts';
import { idOf } from './id-of.ts';
import { describeDocument, rootOf, summaryOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { toPersonEntry } from './person/person-entry.ts';
import { Slot } from './slot.tsx';
import { describePlace } from './structured-data.server.ts';

/** A member of the ensemble (ROUTE-13, TEAM-01). The id decides; a differing slug leads to the canonical address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language } = place;
  const id = idOf(params.id);
  const person = id === null ? null : await readPerson(reading, id, language);
  if (!person) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== person.slug) throw redirect(person.urls[language] ?? '', 301);
  const today = houseDay(reading.now);
  return {
    language,
    today,
    person: toPersonEntry(person),
    slot: await readSlotToSend(place, 'person', person.id),
    urls: person.urls,
    share: toShareUrl(person.image_obj),
    graph: describePlace(place, 'person', person.name, person.urls[language] ?? ''),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { person, urls, share, graph } = loaderData;
  const description = summaryOf({ subline: '', text: person.biography, preline: person.function }) || m.team_description();
  return describeDocument(rootOf(matches), { title: person.name, description, urls, image: share, graph });
};

export default function Person() {
  const { person, slot, language, today } = useLoaderData<typeof loader>();
  const { name, biography, productions, dates, untranslated } = person;
  const headings = { name, headline: '', preline: person.function, subline: '', access: [] };
  const languages = untranslated.function ? { preline: untranslated.function } : {};
  return (
    <article className="person-page">
      <DetailHero entry={{ ...person, ...headings, untranslated: languages }} breadcrumb={<Breadcrumb current={name} />} />
      <div className="sections">
        {biography && (
          <div className="wrap cols">
            <RichText html={biography} lang={untranslated.biography} className="prose lead" />
          </div>
        )}
        {productions.length > 0 && (
          <section className="sec wrap" aria-labelledby="productions">
            <div className="sec-h">
              <h2 id="productions">{m.productions()}</h2>
            </div>
            <ul className="prods">
              {productions.map((card) => (
                <ProductionCard key={card.id} card={card} language={language} today={today} />
              ))}
            </ul>
          </section>
        )}
        <NamedDates title={m.person_dates()} dates={dates} language={language} nothing={m.person_no_dates()} />
      </div>
      <Slot of="person" id={person.id} modules={slot} language={language} />
    </article>
  );
}
