import type { PersonDetail } from '../../../features/people/people.contract.ts';
import { type DetailDate, toDetailDate } from '../../../features/programme/detail/detail-entry.ts';
import type { Appearance, EventItem } from '../../../features/programme/programme.shapes.ts';
import { type ProductionCardData, toProductionCard } from '../../../features/programme/rows/production-card-data.ts';
import { m } from '../../../paraglide/messages.js';

/** What the page of a person shows: their productions as cards, their dates as lines. */
export function toPersonEntry({ productions, events, roles, appearances, ...person }: PersonDetail) {
  const cards = productions.map((item): ProductionCardData => {
    const roleNames = roles.filter(({ production, role }) => production === item.id && role).map(({ role }) => role);
    const card = toProductionCard(item);
    return roleNames.length > 0 ? { ...card, preline: roleNames.join(', '), languages: { title: card.languages.title } } : card;
  });
  const dates = events.map((event, index) => dateOf(event, appearances[index]));
  return { ...person, productions: cards, dates };
}

/** A date with the person's role and substitution (EVD-05). */
function dateOf(event: EventItem, appearance: Appearance | undefined): DetailDate {
  const date = toDetailDate(event);
  if (!appearance) return date;
  const { role, replaces, replaced_by, note } = appearance;
  const change = replaces ? m.person_stands_in({ name: replaces.name }) : replaced_by ? m.person_replaced({ name: replaced_by.name }) : '';
  const { castNote: _, ...languages } = date.languages;
  return { ...date, languages, castNote: [role, change, note].filter(Boolean).join(', ') };
}
