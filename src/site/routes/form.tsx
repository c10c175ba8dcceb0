import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { readForm } from '../../features/forms/form.read.server.ts';
import { FormOnPage } from '../../features/forms/form-on-page.tsx';
import { RichText } from '../../features/programme/detail/rich-text.tsx';
import { m } from '../../paraglide/messages.js';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { type DescribedSite, describeDocument, type HeadEntry, summaryOf } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { describePlace } from '../rendering/structured-data.server.ts';

/** A form (ROUTE-16). The id decides; a differing slug leads to the canonical address. */
export async function load(place: PageContext) {
  const { reading, language, entry } = place;
  const id = parseId(place.params.id);
  const found = id === null ? null : await readForm(reading, id, language);
  if (!found) throw new PageError(404, m.error_not_found());
  if (place.params.slug !== found.slug) throw new Redirect(found.urls[language], 301);
  return {
    language,
    form: found.form,
    introHtml: found.introHtml,
    urls: found.urls,
    sent: entry,
    isSubmitted: place.query.get('sent') === '1',
    slot: await readSlot(place, 'form', found.form.id),
    graph: describePlace(place, 'form', found.form.title, found.urls[language]),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => {
  const { form, urls, isSubmitted, graph } = data;
  const description = summaryOf({ subline: '', text: form.intro, preline: m.form_description({ title: form.title }) });
  return describeDocument(site, { title: form.title, description, urls, isHidden: isSubmitted, graph: isSubmitted ? null : graph });
};

export function View({ data }: { data: Data }) {
  const { form, introHtml, urls, sent, isSubmitted, slot, language } = data;
  return (
    <article>
      <div className="wrap form-page">
        <Breadcrumb current={form.title} />
        <h1>{form.title}</h1>
        {introHtml && <RichText html={introHtml} className="lead prose" />}
        <FormOnPage form={form} action={urls[language]} language={language} submitted={sent} isSubmitted={isSubmitted} />
      </div>
      <Slot of="form" id={form.id} modules={slot} language={language} />
    </article>
  );
}
