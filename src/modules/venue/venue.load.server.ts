import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';
import { readVenues } from '../../features/programme/reads/venue.read.server.ts';

/** The venue as answers name it; null when it is gone or offline. A site has few: all are read once, for every module. */
export const load: ModuleLoad = async (module, reading, language) => {
  const venues = await readVenues(reading, language);
  return { venue_obj: venues.find(({ id }) => id === module.venue) ?? null };
};
