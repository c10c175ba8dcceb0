import { type EditorFacts, editedContentOf, officePlaceOf } from '../../features/pages/edited-content.ts';
import type { CurrentPage } from '../../features/site/current-page.ts';
import type { PageContext } from './page-context.server.ts';
import type { LayoutFacts } from './page-facts.ts';

/** What the document of an editor says of its page. */
export function editorFactsOf({ params, settings, design, missing }: PageContext, page: CurrentPage, data: LayoutFacts): EditorFacts {
  const hasQuickBuy = settings.is_shop_online && design.quickBuy;
  // At another address than its own the page of missing addresses is not what somebody wants to edit.
  if (missing) return { content: null, office: null, trash: missing.trash, hasQuickBuy };
  const place = { ...page, id: params.id ?? '' };
  return { content: editedContentOf(place, data), office: officePlaceOf(place), trash: null, hasQuickBuy };
}
