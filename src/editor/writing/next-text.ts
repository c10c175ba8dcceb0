import { fieldsOf } from '../session/catalogue.ts';
import type { DraftSession } from '../session/draft-session.ts';
import { entryNode } from '../session/edited-entry.ts';
import { inReadingOrder } from '../session/places.ts';
import { inlineTexts } from './inline-texts.ts';

/** The text of the page that Tab leads to from an element of a module, or Shift+Tab; null behind the last and before the first. */
export function nextText(
  session: DraftSession,
  { id, element }: { id: number; element: Element },
  by: -1 | 1,
): { id: number; field: string } | null {
  // The texts of an entry stand around its modules, most of them above.
  const ids = [entryNode, ...inReadingOrder(session.state.tree).map((node) => node.id)].filter((one, at, all) => all.indexOf(one) === at);
  const at = ids.indexOf(id);
  const side = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  for (const next of by > 0 ? ids.slice(at) : ids.slice(0, at + 1).reverse()) {
    const module = session.moduleOf(next);
    if (!module) continue;
    const places = inlineTexts(module, fieldsOf(session.catalogue, module.model))
      .map((text) => ({ field: text.field.name, place: 'node' in text ? text.node : text.element }))
      .filter(({ place }) => !element.contains(place) && element.compareDocumentPosition(place) & side && canBeSeen(place))
      .sort((one, other) => (one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -by : by));
    const [first] = places;
    if (first) return { id: next, field: first.field };
  }
  return null;
}

/** What is folded in is shown once its module is selected. */
function canBeSeen(place: Text | HTMLElement): boolean {
  const element = place instanceof Text ? place.parentElement : place;
  return element !== null && (element.closest('details:not([open])') !== null || element.checkVisibility());
}
