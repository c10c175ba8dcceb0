import { m } from '../../../paraglide/messages.js';
import type { ProductionCardData } from '../rows/production-card-data.ts';

export interface ProductionGroup {
  /** 'next' for what is still played, else the id of the season, 0 for what belongs to none. */
  id: number | 'next';
  name: string;
  cards: ProductionCardData[];
}

/** The list in groups: what plays next, then the rest by season, in the order in which they come. `today` is a local day, 'YYYY-MM-DD'. */
export function groupProductions(cards: readonly ProductionCardData[], today: string): ProductionGroup[] {
  const groups = new Map<ProductionGroup['id'], ProductionGroup>();
  for (const card of cards) {
    const { id, name } = groupOf(card, today);
    const group = groups.get(id) ?? { id, name, cards: [] };
    group.cards.push(card);
    groups.set(id, group);
  }
  return [...groups.values()];
}

function groupOf({ next, from, season }: ProductionCardData, today: string): Pick<ProductionGroup, 'id' | 'name'> {
  if (next || (from && from > today)) return { id: 'next', name: m.productions_playing_next() };
  return season ?? { id: 0, name: m.productions_without_season() };
}
