import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import Hub from '../../editor/hub.island.tsx';
import { readUser } from '../../features/accounts/accounts.read.server.ts';
import { readHub } from '../../features/pages/editing/hub.read.server.ts';
import { hubPath } from '../../features/pages/hub-page.ts';
import { Island } from '../../islands/island.tsx';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { HeadEntry } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';

/** The content hub (ROUTE-25): redirects to the login and back; answers 403 to who is no editor. */
export async function load(place: PageContext) {
  const { reading, language, settings } = place;
  const { viewer, db } = reading;
  if (viewer.userId === null) throw new Redirect(href('user', language, { page: 'login' }, { next: `${hubPath}?lang=${language}` }));
  if (!viewer.isEditor) throw new PageError(403, m.hub_forbidden());
  const user = await readUser(db, viewer.userId);
  const userName = user?.first_name || user?.username || '';
  return { language, siteName: settings.site_name, userName, ...(await readHub(reading, place.modules, language)) };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = ({ siteName }: Data): HeadEntry[] => [{ title: `${m.hub_title()} | ${siteName}` }, { name: 'robots', content: 'none' }];

/** In the look of the office, without header and footer of the site. */
export const hasLayout = false;

export function View({ data }: { data: Data }) {
  return <Island of={Hub} when="load" {...data} />;
}
