// By Intl alone: not every browser of an editor knows Temporal, by which the server reads times (core/text/wall-clock.ts).

/**
 * Converts a local time of the site, as a form field has it ('2026-12-01T10:00'), to ISO 8601 in UTC; null for what is none.
 * Of the hour that comes twice in autumn it is the first; one that spring leaves out counts as the hour after it.
 */
export function localMoment(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return null;
  const winter = new Date(wanted - 3600_000);
  const summer = new Date(wanted - 2 * 3600_000);
  return (wallClock(summer) === local ? summer : winter).toISOString();
}

/** A moment as a form field takes it, in local time of the site; '' for none. */
export function localInput(iso: unknown): string {
  const moment = new Date(typeof iso === 'string' ? iso : '');
  return Number.isNaN(moment.getTime()) ? '' : wallClock(moment);
}

/** A moment as the server stores it, with the local offset: '2026-12-01T10:00:00+01:00'. */
export function storedMoment(iso: string): string {
  const local = wallClock(new Date(iso));
  const hours = Math.round((Date.parse(`${local}Z`) - Date.parse(iso)) / 3600_000);
  return `${local}:00+0${hours}:00`;
}

/** The present day of the site, 'YYYY-MM-DD'. */
export function localToday(): string {
  return wallClock(new Date()).slice(0, 10);
}

function wallClock(moment: Date): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' },
  });
  return format.format(moment).replace(' ', 'T');
}
