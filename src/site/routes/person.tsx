import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { toShareUrl } from '../../features/media/media.read.server.ts';
import { readPerson } from '../../features/people/person-detail.read.server.ts';
import { DetailHero } from '../../features/programme/detail/detail-hero.tsx';
import { NamedDates } from '../../features/programme/detail/named-dates.tsx';
import { RichText } from '../../features/programme/detail/rich-text.tsx';
import { ProductionCard } from '../../features/programme/rows/production-card.tsx';
import { m } from '../../paraglide/messages.js';
import { OtherLanguageNote } from '../../ui/other-language-note.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry, summaryOf } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';
import { toPersonEntry } from './person/person-entry.ts';

/** A member of the ensemble (ROUTE-13, TEAM-01). The id decides; a differing slug leads to the canonical address. */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const id = parseId(place.params.id);
  const person = id === null ? null : await readPerson(reading, id, language);
  if (!person) throw new PageError(404, m.error_not_found());
  if (place.params.slug !== person.slug) throw new Redirect(person.urls[language] ?? '', 301);
  const today = localDay(reading.now);
  const slot = await readSlot(place, 'person', person.id);
  return {
    language,
    today,
    person: toPersonEntry(person),
    slot,
    urls: person.urls,
    share: toShareUrl(person.image_obj),
    graph: describePlace(place, 'person', person.name, person.urls[language] ?? '', undefined, describeQuestions(slot)),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => {
  const { person, urls, share, graph } = data;
  const description = summaryOf({ subline: '', text: person.biography, preline: person.function }) || m.team_description();
  return describeDocument(site, { title: person.name, description, urls, image: share, graph });
};

export function View({ data }: { data: Data }) {
  const { person, slot, language, today } = data;
  const { name, biography, productions, dates, untranslated } = person;
  const headings = { name, headline: '', preline: person.function, subline: '', access: [] };
  const languages = untranslated.function ? { preline: untranslated.function } : {};
  return (
    <article className="person-page">
      <DetailHero entry={{ ...person, ...headings, untranslated: languages }} breadcrumb={<Breadcrumb current={name} />} />
      <div className="sections">
        {biography && (
          <div className="wrap cols">
            <OtherLanguageNote lang={untranslated.biography} />
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
        <NamedDates title={m.person_dates()} dates={dates} language={language} nothing={m.event_no_further_dates()} />
      </div>
      <Slot of="person" id={person.id} modules={slot} language={language} />
    </article>
  );
}
