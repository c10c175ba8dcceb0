import type { BrandDemo } from '../../../demo/brand-demo.ts';

/** What a small stage for new work takes: less than half of a city theatre, and nowhere more than thirty-five euros. */
export const tariffs: BrandDemo['tariffs'] = {
  grouped: {
    sprechtheater: { 'Parkett Mitte': 26, 'Parkett Seite': 21, '1. Rang': 17, '2. Rang': 9, Rollstuhlplatz: 9 },
    musiktheater: { 'Parkett Mitte': 31, 'Parkett Seite': 25, '1. Rang': 20, '2. Rang': 11, Rollstuhlplatz: 11 },
    'kleines-haus': { 'Erste Reihe': 23, Tribüne: 19, Rollstuhlplatz: 12 },
    gartensaal: { Saal: 18, Rollstuhlplatz: 15 },
  },
  single: { studio: [15, 10, 7], familie: [10, 7, 6], mitmachen: [6, 5, 4] },
};

/** The seats of its Hall, 220, and of its Switch Room, 110. */
export const places: BrandDemo['places'] = {
  Tribüne: [110, 11],
  'Tribüne Seite': [56, 8],
  Galerie: [30, 15],
  'Galerie, Stehplatz': [16, 0],
  'Erste Reihe': [10, 10],
  Rollstuhlplatz: [8, 2],
  Saal: [102, 0],
};
