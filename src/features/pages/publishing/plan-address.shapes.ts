import type { Language } from '../../../core/languages.ts';
import { dayOf } from '../../../core/text/dates.ts';
import { adminHref } from '../../../urls.ts';

interface SchedulePlace {
  id: number;
  at: Date | string;
  failure?: unknown;
}

/** Anchor of a plan on the screen of everything planned. */
export const planAnchor = (id: number): string => `plan-${id}`;

/** The screen of everything planned, at this plan in its month: what could not be carried out stands above every month. */
export function planHref(language: Language, { id, at }: SchedulePlace): string {
  return `${adminHref(language, 'schedule')}?month=${dayOf(new Date(at).toISOString()).slice(0, 7)}#${planAnchor(id)}`;
}

/** The same of several plans: at the next one, at the last that failed where none waits. */
export function plansHref(language: Language, plans: readonly SchedulePlace[]): string {
  const sorted = plans.toSorted((one, other) => new Date(one.at).getTime() - new Date(other.at).getTime());
  const shown = sorted.find(({ failure }) => !failure) ?? sorted.at(-1);
  return shown ? planHref(language, shown) : adminHref(language, 'schedule');
}
