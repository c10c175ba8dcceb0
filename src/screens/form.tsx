import '../features/forms/form.css';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { readForm } from '../features/forms/form.read.server.ts';
import { FormView } from '../features/forms/form-view.tsx';
import { m } from '../paraglide/messages.js';
import { Breadcrumb } from './breadcrumb.tsx';
import { readSlotToSend } from './content.server.ts';
import { idOf } from './id-of.ts';
import { describeDocument, rootOf, summaryOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { Slot } from './slot.tsx';

/** A form (ROUTE-16). The id decides; a differing slug leads to the canonical address. */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language, entry } = place;
  const id = idOf(params.id);
  const found = id === null ? null : await readForm(reading, id, language);
  if (!found) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== found.slug) throw redirect(found.urls[language], 301);
  return {
    language,
    form: found.form,
    urls: found.urls,
    sent: entry,
    isSent: new URL(request.url).searchParams.get('sent') === '1',
    slot: await readSlotToSend(place, 'form', found.form.id),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { form, urls, isSent } = loaderData;
  const description = summaryOf({ subline: '', text: form.intro, preline: m.form_description({ title: form.title }) });
  return describeDocument(rootOf(matches), { title: form.title, description, urls, isHidden: isSent });
};

export default function FormScreen() {
  const { form, urls, sent, isSent, slot, language } = useLoaderData<typeof loader>();
  return (
    <article>
      <div className="wrap form-page">
        <Breadcrumb current={form.title} />
        <h1>{form.title}</h1>
        {form.intro && <p className="lead">{form.intro}</p>}
        <FormView key={String(isSent)} form={form} action={urls[language]} language={language} sent={sent} isSent={isSent} />
      </div>
      <Slot of="form" id={form.id} modules={slot} language={language} />
    </article>
  );
}
