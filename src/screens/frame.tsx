import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { readHoursToday } from '../features/site/site.read.server.ts';
import { readSiteSettings } from '../features/site/site.read.server.ts';
import { m } from '../paraglide/messages.js';
import { pageContext } from './page-context.server.ts';

/** Data of the default layout (LAYOUT-01): header and footer of every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { reading, language } = context.get(pageContext);
  const { html_header, html_footer_top, html_footer_bottom, html_footer_logos } = await readSiteSettings(reading);
  return { hours: await readHoursToday(reading, language), html_header, html_footer_top, html_footer_bottom, html_footer_logos };
}

export type FrameData = Awaited<ReturnType<typeof loader>>;
export const shouldRevalidate = () => false;

export default function Frame() {
  useLoaderData<typeof loader>();
  return (
    <>
      <a className="skip" href="#main-content">
        {m.skip_to_content()}
      </a>
      <main id="main-content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
