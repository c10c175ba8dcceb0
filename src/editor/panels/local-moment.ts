/**
 * Converts a local time of the site, as a form field has it ('2026-12-01T10:00'), to ISO 8601 with offset.
 * Of the hour that comes twice in autumn it is the first; one that spring leaves out counts as the hour after it.
 */
export function localMoment(local: string): string {
  const wanted = Date.parse(`${local}Z`);
  const winter = new Date(wanted - 3600_000);
  const summer = new Date(wanted - 2 * 3600_000);
  return (wallClock(summer) === local ? summer : winter).toISOString();
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
