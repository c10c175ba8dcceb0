import { localDay, startOfLocalDay } from '../../core/text/wall-clock.ts';
import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';
import { rowsOf } from '../../features/programme/calendar/calendar-rows.server.ts';
import { readLinkedDate } from '../../features/programme/reads/linked-date.read.server.ts';

/** The performance that the button is about, so that a visitor sees when it is played and can book it at once. */
export const load: ModuleLoad = async (module, reading, language) => {
  const item = await readLinkedDate(reading, language, String(module.button_link ?? ''));
  if (!item) return { next_date: null };
  const today = localDay(reading.now);
  reading.changesAt(startOfLocalDay(today, 1));
  return { next_date: { today, row: rowsOf([item])[0] } };
};
