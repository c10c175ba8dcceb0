import { weekdayOf } from './calendar.ts';
import type { Slot } from './content/production.ts';

interface Demand {
  slot: Slot;
  room: string;
  /** Probability in a full week. */
  chance: number;
}

const plan = (slot: Slot, room: string, chance: number): Demand => ({ slot, room, chance });

const plans: Record<number, Demand[]> = {
  // Mondays are dark; once in a while something small is played.
  1: [plan('evening', 'studio', 0.08)],
  2: [plan('evening', 'kleines-haus', 0.55), plan('evening', 'grosses-haus', 0.25)],
  3: [plan('evening', 'grosses-haus', 0.55), plan('evening', 'studio', 0.35)],
  4: [plan('evening', 'grosses-haus', 0.65), plan('evening', 'kleines-haus', 0.4), plan('evening', 'studio', 0.4)],
  5: [
    plan('evening', 'grosses-haus', 1),
    plan('evening', 'kleines-haus', 0.65),
    plan('evening', 'studio', 0.5),
    plan('late', 'unterbuehne', 0.5),
  ],
  6: [
    plan('family', 'kleines-haus', 0.7),
    plan('family', 'grosses-haus', 0.5),
    plan('tour', 'unterbuehne', 0.45),
    plan('evening', 'grosses-haus', 1),
    plan('evening', 'kleines-haus', 0.6),
    plan('evening', 'studio', 0.55),
    plan('night', 'gartensaal', 0.25),
    plan('evening', 'gartensaal', 0.35),
    plan('late', 'unterbuehne', 0.4),
  ],
  7: [
    plan('matinee', 'gartensaal', 0.45),
    plan('family', 'kleines-haus', 0.7),
    plan('family', 'probebuehne', 0.4),
    plan('matinee', 'grosses-haus', 0.12),
    plan('afternoon', 'grosses-haus', 0.8),
    plan('evening', 'kleines-haus', 0.4),
    plan('afternoon', 'studio', 0.3),
    plan('evening', 'gartensaal', 0.3),
  ],
};

/** What may be played on a weekday (1 is Monday), in the order in which rooms are assigned. */
export function weekPlan(weekday: number): readonly Demand[] {
  return plans[weekday] ?? [];
}

/** When a slot begins in a room on that day. */
export function timeOf(slot: Slot, room: string, day: string): string {
  const weekday = weekdayOf(day);
  const isOddWeek = Math.floor(Number(day.slice(8)) / 7) % 2 === 1;
  switch (slot) {
    case 'evening':
      if (room === 'gartensaal') return '19:00';
      if (weekday === 7) return room === 'grosses-haus' ? '18:00' : '19:00';
      return room === 'studio' ? '20:00' : '19:30';
    case 'afternoon':
      return room === 'studio' ? '17:00' : isOddWeek ? '15:00' : '16:00';
    case 'family':
      if (room === 'probebuehne') return '16:00';
      if (room === 'grosses-haus') return '11:00';
      return isOddWeek ? '15:00' : '11:00';
    case 'matinee':
      return '11:00';
    case 'late':
      return '22:30';
    case 'night':
      return '20:00';
    case 'tour':
      return isOddWeek ? '14:00' : '17:00';
  }
}
