import { m } from '../../../paraglide/messages.js';
import type { ProductionCardData } from '../rows/production-card-data.ts';

export interface SeasonGroup {
  /** Id of the season, 0 for what belongs to none. */
  id: number;
  name: string;
  cards: ProductionCardData[];
}

/** The list in seasons, in the order in which they come. */
export function groupBySeason(cards: readonly ProductionCardData[]): SeasonGroup[] {
  const groups = new Map<number, SeasonGroup>();
  for (const card of cards) {
    const { id, name } = card.season ?? { id: 0, name: m.productions_without_season() };
    const group = groups.get(id) ?? { id, name, cards: [] };
    group.cards.push(card);
    groups.set(id, group);
  }
  return [...groups.values()];
}
