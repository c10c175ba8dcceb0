import { parseWallClock } from '../src/core/text/wall-clock.ts';
import { addDays, daysBetween, daysFrom, isClockChangeEve, isSummerBreak, weekdayOf } from './calendar.ts';
import { performersOf } from './content/persons.ts';
import type { Production, Run, Slot } from './content/production.ts';
import { type Random, randomFrom } from './posters/random.ts';
import { timeOf, weekPlan } from './week-plan.ts';

/** One performance of the schedule. */
export interface Performance {
  production: Production;
  /** Day and local time. */
  day: string;
  time: string;
  start: Date;
  end: Date;
  isPremiere: boolean;
  /** It runs through the night in which the clocks change. */
  isClockChange: boolean;
}

const daysBack = 30;
const daysAhead = 335;
/** A room is cleared and set up in this time. */
const setupMinutes = 60;

/**
 * Schedules the performances of the season around a day in repertory: first what is fixed (today, premieres,
 * feast days, the long nights), then every day by the plan of its weekday. Rooms and performers are
 * never in two places at once.
 */
export function schedulePerformances(productions: readonly Production[], today: string, seed: string): Performance[] {
  const plan = new SeasonPlan(productions, today);
  const days = daysFrom(addDays(today, -daysBack), addDays(today, daysAhead)).filter((day) => isOpen(day, today));

  scheduleAroundToday(plan, today);
  for (const day of days) scheduleHoliday(plan, day);
  for (const production of productions) schedulePremiere(plan, production, days, today);
  for (const day of days) scheduleDay(plan, day, today, randomFrom(`${seed} ${day}`));
  scheduleFridays(plan, days, today);
  return plan.performances.sort((a, b) => a.start.getTime() - b.start.getTime() || a.production.key.localeCompare(b.production.key));
}

/** What every visitor of the demo should find in the first days, whatever day it is seeded. */
function scheduleAroundToday(plan: SeasonPlan, today: string): void {
  const isWeekend = weekdayOf(today) >= 5;
  plan.add('sturm', today, '19:30', { isPremiere: true });
  plan.add('nachtschicht', today, '20:00');
  if (isWeekend) plan.add('sandmann', today, '22:30');
  else plan.add('fuehrung', today, '16:30');
  plan.add('kaiser', addDays(today, 1), '11:00');
  plan.add('carmen', addDays(today, 1), '19:30');
  plan.add('sandmann', addDays(today, 1), '22:30');
  plan.add('werkstatt', addDays(today, 2), '16:00');
  plan.add('winterreise', addDays(today, 2), '19:00');
  plan.add('donau', addDays(today, 3), '20:00');
  plan.add('antigone', addDays(today, 4), '19:30');
  plan.add('nachtschicht', addDays(today, 7), '20:00');
  plan.add('sturm', addDays(today, 8), '19:30');
}

function scheduleHoliday(plan: SeasonPlan, day: string): void {
  if (isClockChangeEve(day)) plan.add('klavier', day, '22:00', { until: `${addDays(day, 1)}T04:00` });
  if (day.endsWith('-12-31')) {
    plan.add('fledermaus', day, '15:00');
    plan.add('fledermaus', day, '19:30');
  }
  if (day.endsWith('-01-01')) plan.add('sinfonie', day, '17:00');
}

/** A premiere is on a Friday or Saturday evening, or on the next one on which room and performers are free. */
function schedulePremiere(plan: SeasonPlan, production: Production, days: readonly string[], today: string): void {
  const [run] = production.plays.runs;
  if (!production.plays.hasPremiere || !run || plan.hasPremiere(production.key)) return;
  const slot: Slot = production.plays.slots[0] ?? 'evening';
  for (const day of days) {
    const weekday = weekdayOf(day);
    if ((weekday !== 5 && weekday !== 6) || !isInRun(run, day, today)) continue;
    if (plan.add(production.key, day, timeOf(slot, production.plays.room, day), { isPremiere: true })) return;
  }
}

function scheduleDay(plan: SeasonPlan, day: string, today: string, random: Random): void {
  const ahead = daysBetween(today, day);
  // The weeks a visitor looks at first are full, the far end of the season is still being planned.
  const density = ahead >= -7 && ahead <= 42 ? 0.86 : 0.6;
  for (const { slot, room, chance } of weekPlan(weekdayOf(day))) {
    if (random() >= chance * density) continue;
    const time = timeOf(slot, room, day);
    const candidates = plan.candidates(slot, room, day);
    const chosen = pickWeighted(candidates, (production) => plan.urgency(production, day), random);
    if (chosen) plan.add(chosen.key, day, time);
  }
}

/** These may be canceled, sold without the web or have a waiting list in the first days (specials.ts). */
const mayBeOffSale = ['antigone', 'donau', 'hamlet', 'nachtschicht', 'sturm', 'winterreise'];

/** Whether tickets of an evening are sold for sure. */
function isSureEvening({ production: { key, plays }, time }: Pick<Performance, 'production' | 'time'>): boolean {
  return time >= '18:00' && time < '22:00' && plays.tariff !== 'frei' && !mayBeOffSale.includes(key);
}

/** For so many days after it was seeded visitors of the demo find an evening with tickets on the next Friday. */
const daysWithFridays = 56;

/** Each Friday of eight weeks has an evening with tickets, as today has (`scheduleAroundToday`): that is what visitors of the demo look for. */
function scheduleFridays(plan: SeasonPlan, days: readonly string[], today: string): void {
  const isDue = (day: string) => weekdayOf(day) === 5 && day > today && daysBetween(today, day) <= daysWithFridays;
  for (const friday of days.filter(isDue)) {
    if (plan.performances.some((performance) => performance.day === friday && isSureEvening(performance))) continue;
    while (!addSureEvening(plan, friday) && plan.cancelOne(friday, mayBeOffSale));
  }
}

function addSureEvening(plan: SeasonPlan, day: string): boolean {
  return ['grosses-haus', 'kleines-haus', 'studio', 'gartensaal'].some((room) =>
    // An early evening where the later ones need the performers.
    [timeOf('evening', room, day), '18:00'].some((time) =>
      plan
        .candidates('evening', room, day)
        .filter((production) => isSureEvening({ production, time }))
        .some(({ key }) => plan.add(key, day, time)),
    ),
  );
}

/** Performances scheduled so far; refuses what collides. */
class SeasonPlan {
  readonly performances: Performance[] = [];
  readonly #productions: Map<string, Production>;
  readonly #today: string;

  constructor(productions: readonly Production[], today: string) {
    this.#productions = new Map(productions.map((production) => [production.key, production]));
    this.#today = today;
  }

  /** Adds a performance; false when its room or one of its performers is taken. `until` is the end in local time. */
  add(key: string, day: string, time: string, options: { isPremiere?: boolean; until?: string } = {}): boolean {
    const production = this.#productions.get(key);
    const start = parseWallClock(`${day}T${time}`);
    if (!production || !start) throw new Error(`There is no '${key}' on ${day} at ${time}`);
    const end = options.until ? parseWallClock(options.until) : new Date(start.getTime() + (production.duration_minutes ?? 90) * 60_000);
    if (!end || this.#isTaken(production, start, end)) return false;
    const { isPremiere = false } = options;
    this.performances.push({ production, day, time, start, end, isPremiere, isClockChange: options.until !== undefined });
    return true;
  }

  /** Takes one of these off the plan of a day, so that room and performers are free; false when none is there. */
  cancelOne(day: string, keys: readonly string[]): boolean {
    const at = this.performances.findIndex((performance) => performance.day === day && keys.includes(performance.production.key));
    return at >= 0 && this.performances.splice(at, 1).length > 0;
  }

  hasPremiere(key: string): boolean {
    return this.performances.some((performance) => performance.production.key === key && performance.isPremiere);
  }

  /** Productions that may play on that day: in a run, not before their premiere, not too soon again. */
  candidates(slot: Slot, room: string, day: string): Production[] {
    return [...this.#productions.values()].filter(({ key, plays }) => {
      if (plays.room !== room || !plays.slots.includes(slot) || !plays.runs.some((run) => isInRun(run, day, this.#today))) return false;
      const others = this.performances.filter((performance) => performance.production.key === key);
      const premiere = others.find((performance) => performance.isPremiere);
      return (
        (!premiere || premiere.day < day) &&
        others.every((performance) => Math.abs(daysBetween(performance.day, day)) >= (plays.pause ?? 1))
      );
    });
  }

  /** The longer a production has not been played, the sooner it is its turn. */
  urgency(production: Production, day: string): number {
    const distances = this.performances
      .filter((performance) => performance.production === production)
      .map((performance) => Math.abs(daysBetween(performance.day, day)));
    const rest = Math.min(20, ...distances);
    return (production.plays.weight ?? 1) * rest ** 1.3;
  }

  #isTaken(production: Production, start: Date, end: Date): boolean {
    const performers = performersOf(production);
    return this.performances.some((other) => {
      const isSameRoom = other.production.plays.room === production.plays.room;
      const pause = isSameRoom ? setupMinutes * 60_000 : 0;
      const overlaps = start.getTime() < other.end.getTime() + pause && other.start.getTime() < end.getTime() + pause;
      return overlaps && (isSameRoom || performersOf(other.production).some((person) => performers.includes(person)));
    });
  }
}

function isOpen(day: string, today: string): boolean {
  return day === today || !(isSummerBreak(day, today) || day.endsWith('-12-24'));
}

function isInRun(run: Run, day: string, today: string): boolean {
  if (typeof run.from === 'number' && typeof run.to === 'number') {
    const ahead = daysBetween(today, day);
    return ahead >= run.from && ahead <= run.to;
  }
  const date = day.slice(5);
  // A run over the turn of the year begins late in one year and ends early in the next.
  return run.from <= run.to ? date >= run.from && date <= run.to : date >= run.from || date <= run.to;
}

function pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item | undefined {
  const weights = items.map(weightOf);
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return items.find((_, index) => {
    rest -= weights[index] ?? 0;
    return rest < 0;
  });
}
