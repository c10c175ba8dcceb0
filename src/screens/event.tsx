import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { readEvent } from '../features/programme/event-detail.read.server.ts';
import { m } from '../paraglide/messages.js';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';

/** One event (EVD-01). The id decides; a differing slug leads to the canonical address (ROUTE-04). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { reading, language } = context.get(pageContext);
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null;
  const event = id === null ? null : await readEvent(reading, id, language);
  if (!event) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== event.slug) throw redirect(event.link.url, 301);
  return { language, event };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? describeDocument(rootOf(matches), {
        title: loaderData.event.name,
        description: loaderData.event.subline || loaderData.event.text.replace(/<[^>]*>/g, ' ').trim().slice(0, 160),
        urls: loaderData.event.urls,
        image: loaderData.event.image_thumbnails?.large ?? null,
      })
    : [];

export default function Event() {
  const { event } = useLoaderData<typeof loader>();
  return <h1>{event.name}</h1>;
}
