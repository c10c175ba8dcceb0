/** Every format the import reads (`season-formats.ts`), by the names people give them. */
export const formatNames = ['foyer', 'nyphil', 'csv', 'icalendar'] as const;
export type SeasonFormat = (typeof formatNames)[number];
