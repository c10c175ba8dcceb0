import { localDay } from '../../../../core/text/wall-clock.ts';

/** Whether the rights of a file end within the time of warning or have ended; `end` is the last day on which it may be shown (PAGE-15, EDIT-303). */
export function usageRule(end: string, now: Date): 'usage-rights' | 'usage-ended' {
  return end < localDay(now) ? 'usage-ended' : 'usage-rights';
}
