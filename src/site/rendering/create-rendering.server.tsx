import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { EditorDocument } from '../../core/module/module-context.ts';
import { hasCustomFormats } from '../../core/text/format-patterns.ts';
import { PresaleOffered, QuickBuy, RenderedAt, ShopOnline, WaitingListOffered } from '../../features/programme/rows/quick-buy.ts';
import { type CurrentPage, CurrentPageContext } from '../../features/site/current-page.ts';
import { IslandContext } from '../../islands/island.tsx';
import { createIslandRenderer, withoutPreloads } from '../../islands/island-renderer.server.tsx';
import { FragmentRenderer } from '../../ui/cached-fragment.tsx';
import { islandNames } from './island-names.server.ts';
import type { PageContext } from './page-context.server.ts';

interface RenderingOptions {
  /** Called for each error of an island, with the route of the page. */
  onError: (error: unknown, routeName: string) => void;
  /** The shop sells before the sale starts to some (SHOP-43). */
  hasPresale: () => boolean;
  /** It has a waiting list (SHOP-77). */
  hasWaitingList: () => boolean;
}

/** Renders the elements of one document, with its contexts and island renderer. */
export function createRendering(
  { onError, hasPresale, hasWaitingList }: RenderingOptions,
  { language, design, settings, path, reading }: PageContext,
  page: CurrentPage,
) {
  const scope = hasCustomFormats(design) ? `${language} ${JSON.stringify(design.formats)}` : language;
  const around = (element: ReactNode) => (
    <FragmentRenderer value={{ scope: `${scope} island`, render: (inner) => withoutPreloads(renderToString(inner)) }}>
      {element}
    </FragmentRenderer>
  );
  const renderIsland = createIslandRenderer({
    ...{ names: islandNames, around, scope: scopeOf(path) },
    onError: (error) => onError(error, page.routeName ?? 'page'),
  });
  return (element: ReactNode) =>
    withoutPreloads(
      renderToStaticMarkup(
        <CurrentPageContext value={page}>
          <IslandContext value={renderIsland}>
            <FragmentRenderer value={{ scope, render: (inner) => withoutPreloads(renderToStaticMarkup(inner)) }}>
              <EditorDocument value={reading.viewer.isEditor}>
                <PresaleOffered value={hasPresale()}>
                  <WaitingListOffered value={hasWaitingList()}>
                    <ShopOnline value={settings.is_shop_online}>
                      <QuickBuy value={settings.is_shop_online && design.quickBuy}>
                        <RenderedAt value={reading.now}>{element}</RenderedAt>
                      </QuickBuy>
                    </ShopOnline>
                  </WaitingListOffered>
                </PresaleOffered>
              </EditorDocument>
            </FragmentRenderer>
          </IslandContext>
        </CurrentPageContext>,
      ),
    );
}

/** A short hash of the path, so that ids stay unique when soft navigation merges lists of two pages. */
function scopeOf(path: string): string {
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + letter.charCodeAt(0)) % 46_656;
  return `i${sum.toString(36)}-`;
}
