import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readEvents } from '../features/programme/events.read.server.ts';
import { m } from '../paraglide/messages.js';
import { href, leaves } from '../urls.ts';
import { describeDocument, rootOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';

/** Home, composed from the programme until pages come. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { reading, language } = context.get(pageContext);
  const { results } = await readEvents(reading, language, {}, 1, 12);
  return { language, events: results };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  describeDocument(rootOf(matches), { title: '', description: m.home_description(), urls: leaves.home.path });

export default function Home() {
  const { events, language } = useLoaderData<typeof loader>();
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id}>
          <Link to={event.link.url}>{event.name}</Link>
        </li>
      ))}
      <li>
        <Link to={href('events', language)}>{m.programme()}</Link>
      </li>
    </ul>
  );
}
