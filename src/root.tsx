import './ui/styles.css';
import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import { locales } from './core/languages.ts';
import { toPublicDesignSettings } from './features/site/design-settings.ts';
import { readSiteSettings } from './features/site/site.read.server.ts';
import { ErrorPage } from './screens/error-page.tsx';
import { pageContext } from './screens/page-context.server.ts';

/** What the whole document needs: language, brand and site settings. Nothing about who visits. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { reading, language, brand, origin } = context.get(pageContext);
  const { site_name, is_indexing_enabled } = await readSiteSettings(reading);
  return { language, origin, siteName: site_name, isIndexed: is_indexing_enabled, brand: { name: brand.name, stylesheet: brand.stylesheet }, design: toPublicDesignSettings(brand.settings) };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** The root's data never changes while the visitor stays in one language; switching it loads a new document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root');
  return (
    <html lang={locales[data?.language ?? 'de'].iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {data && <link rel="stylesheet" href={data.brand.stylesheet} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
