import type { Option } from '../../../core/contract/shapes.ts';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import type { FilterKey } from '../programme.codes.ts';
import { readEventTags, readExhibitionTypeOptions, readGenres, readRooms, readSeries } from './options.read.server.ts';

/** The options of the five filters; those with show_in_filter false are left out (EVT-03, EVT-06). */
export async function readFilterOptions(reading: Reading, language: Language): Promise<Record<FilterKey, Option[]>> {
  return reading.once(`filter-options:${language}`, async (scope) => ({
    room: await readRooms(scope, language),
    type: await readExhibitionTypeOptions(scope, language),
    tag: shown(await readEventTags(scope, language)),
    series: shown(await readSeries(scope, language)),
    genre: await readGenres(scope, language),
  }));
}

function shown(options: readonly (Option & { show_in_filter: boolean })[]): Option[] {
  return options.filter((option) => option.show_in_filter).map(({ id, name }) => ({ id, name }));
}
