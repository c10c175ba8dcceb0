import { renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Language } from './core/languages.ts';
import { type DesignFormats, hasOwnFormats } from './core/text/format-patterns.ts';
import { LoaderData } from './screens/late-scripts.tsx';
import { OwnErrorPage } from './screens/own-error-page.ts';
import { pageContext } from './screens/page-context.server.ts';
import { Writing } from './ui/kept-markup.tsx';

/**
 * Renders the whole page in one go: loaders have awaited everything and pages are kept, so nobody waits for a
 * stream. The loaders' data is written by `LateScripts`; in the router's own way it would come through a stream, suspense and a
 * script per piece, which took a fifth of the time of a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, ownErrorPage, takeHtml, language, design } = context.get(pageContext);
  const own = status >= 400 ? await ownErrorPage(status) : null;
  const { serverHandoffStream: _, ...rest } = routerContext;
  const html = renderToString(
    <LoaderData value={rest.staticHandlerContext.loaderData}>
      <OwnErrorPage value={own}>
        <Writing value={writingOf(language, design)}>
          <ServerRouter context={withMatchesOnly(rest)} url={request.url} nonce={nonce} />
        </Writing>
      </OwnErrorPage>
    </LoaderData>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  takeHtml(`<!DOCTYPE html>${html}`);
  return new Response(null, { status, headers });
}

/** The router makes an object of every route it is given, for each page anew. */
function withMatchesOnly(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

function writingOf(language: Language, design: DesignFormats): Writing {
  return {
    scope: hasOwnFormats(design) ? `${language} ${JSON.stringify(design.formats)}` : language,
    write: (part) => renderToString(part).replace(announcements, ''),
  };
}

/** What React writes in front of a part with pictures that are seen first; in a page it belongs into the head (`announcePicture`). */
const announcements = /^(?:<link rel="preload"[^>]*>)+/;

/** What a page could not be made of is counted and logged like every other error (DASH-07). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as RouterContextProvider).get(pageContext).onError(error);
};
