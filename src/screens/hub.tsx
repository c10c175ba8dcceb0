import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { readUser } from '../features/accounts/accounts.read.server.ts';
import { readHub } from '../features/editor/hub.read.server.ts';
import { hubPath } from '../features/editor/hub-page.ts';
import { HubView } from '../features/editor/hub-view.tsx';
import { m } from '../paraglide/messages.js';
import { href } from '../urls.ts';
import { pageContext } from './page-context.server.ts';

/** The editors' start page (ROUTE-25): who is not logged in goes to the login and back, who is no editor is told so. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { reading, language, settings } = context.get(pageContext);
  const { viewer, db } = reading;
  if (viewer.userId === null) throw redirect(href('user', language, { page: 'login' }, { next: `${hubPath}?lang=${language}` }));
  if (!viewer.isEditor) throw new Response(m.hub_forbidden(), { status: 403 });
  const user = await readUser(db, viewer.userId);
  const userName = user?.first_name || user?.username || '';
  return { language, siteName: settings.site_name, userName, ...(await readHub(reading, language)) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${m.hub_title()} | ${loaderData.siteName}` : m.hub_title() },
  { name: 'robots', content: 'none' },
];

export default function Hub() {
  return <HubView {...useLoaderData<typeof loader>()} />;
}
