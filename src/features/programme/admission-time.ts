import { toLocalIso } from '../../core/text/wall-clock.ts';

/** When the doors open, as ISO 8601 with the site's offset, from the beginning of an event. */
export function admissionTime(dateStart: string, minutes: number): string {
  return toLocalIso(new Date(Date.parse(dateStart) - minutes * 60_000));
}
