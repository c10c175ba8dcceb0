import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import type { SignKey } from '../posters/sign.ts';

export const sponsorNames: Record<SignKey, string> = {
  stadt: 'Stadt Hohenfurt',
  kulturkreis: 'Kulturkreis Doppelring',
  stadtwerke: 'Stadtwerke an der Furt',
  wegstern: 'Stiftung Wegstern',
};

/** The signs of those who support the venue; the name is the alternative text. */
export const sponsorMedia = Object.entries(sponsorNames).map(
  ([key, name]): SeasonInput<'media'> => ({
    key: `sign-${key}`,
    file: `sign/${key}/Logo ${name}.webp`,
    description: { de: name, en: name },
    copyright: name,
    focus: [0.5, 0.5],
  }),
);
