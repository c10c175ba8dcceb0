import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import type { Tariff } from './tariffs.ts';

/** Times of day at which the venue plays; the schedule fills them. */
export type Slot = 'evening' | 'afternoon' | 'matinee' | 'family' | 'late' | 'night' | 'tour';

/** A stretch in which a production plays: days from today, or calendar days 'MM-DD' for what belongs to a time of the year. */
export type Run = { from: number; to: number } | { from: string; to: string };

/** How a production is played. */
export interface Plays {
  room: string;
  slots: Slot[];
  runs: Run[];
  tariff: Tariff;
  /** The first performance of the first run is the premiere. */
  hasPremiere?: boolean;
  /** How often it is chosen compared with others, 1 by default. */
  weight?: number;
  /** Minimum days between two performances, 1 by default. */
  pause?: number;
  tags?: string[];
  series?: string[];
}

/** A production of the demo: its entry, how it is played; key and picture are the slug of its poster. */
export interface Production extends Omit<SeasonInput<'productions'>, 'season' | 'date_from' | 'date_to' | 'image'> {
  plays: Plays;
}
