import './ui/styles.css';
import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Outlet, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { locales } from './core/languages.ts';
import { hasOwnFormats } from './core/text/format-patterns.ts';
import { toPublicDesignSettings } from './features/site/design-settings.ts';
import { getLocale } from './paraglide/runtime.js';
import { DocumentHead } from './screens/document-head.tsx';
import { ErrorPage } from './screens/error-page.tsx';
import { LastResort } from './screens/last-resort.tsx';
import { LateScripts } from './screens/late-scripts.tsx';
import { LoadingBar } from './screens/loading-bar.tsx';
import { NoScriptNote } from './screens/no-script-note.tsx';
import { pageContext } from './screens/page-context.server.ts';
import { useHeldPresses } from './screens/use-held-presses.ts';

/** What the whole document needs: language, brand and site settings. Nothing about who visits. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language, brand, design, origin, settings } = context.get(pageContext);
  const { site_name, is_indexing_enabled } = settings;
  const ownErrorPages = Object.keys(design.errorPages);
  const { name, stylesheet, fonts } = brand;
  return {
    language,
    origin,
    siteName: site_name,
    isIndexed: is_indexing_enabled,
    brand: { name, stylesheet, fonts },
    design: toPublicDesignSettings(design),
    ...(ownErrorPages.length > 0 && { ownErrorPages }),
    formats: hasOwnFormats(design) ? JSON.stringify({ formats: design.formats, currencySymbol: design.currencySymbol }) : undefined,
  };
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/** The root's data never changes while the visitor stays in one language; switching it loads a new document. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root');
  // Null outside of an error boundary, whatever the type says.
  const error = useRouteError() ?? undefined;
  const isWithoutScript = useMatches().some(({ handle }) => (handle as { isWithoutScript?: boolean } | undefined)?.isWithoutScript);
  return (
    <html lang={locales[data?.language ?? getLocale()].iso} data-formats={data?.formats}>
      <head>
        <DocumentHead data={data} error={error} />
        <Links />
        {/* After the site's: a brand changes what it names with the same selector. */}
        {data && <link rel="stylesheet" href={data.brand.stylesheet} />}
      </head>
      <body>
        {children}
        <LoadingBar />
        {/* An error page needs no script, and all addresses share the one in the page cache. */}
        {error === undefined && !isWithoutScript && <LateScripts hasOwnFormats={data?.formats !== undefined} />}
        <NoScriptNote language={data?.language ?? getLocale()} />
      </body>
    </html>
  );
}

export default function Root() {
  useHeldPresses();
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <LastResort>
      <ErrorPage />
    </LastResort>
  );
}
