import { papers, shades } from '../papers.ts';
import { sea } from '../sea.ts';
import type { Sheet } from '../sheet.ts';

export const sturm: Sheet = {
  idea: 'sea',
  focusTop: 330,
  draw: (random) => sea(random, { boat: { x: 560, tilt: -13, sail: papers.blush } }),
};

/** Scenes of the same production: the same world, other pictures (image slider). */
export const sturmInsel: Sheet = {
  idea: 'scene: Prospero on the rock',
  focusTop: 380,
  draw: (random) =>
    sea(random, {
      sky: papers.night,
      sun: { x: 850, y: 690, radius: 290, fill: papers.straw },
      horizon: 800,
      waves: [shades.night, papers.ink, papers.blood, papers.vermilion, papers.ink],
      boat: null,
      hasMan: true,
    }),
};

export const sturmSchiffbruch: Sheet = {
  idea: 'scene: shipwreck',
  focusTop: 420,
  draw: (random) =>
    sea(random, {
      sky: papers.vermilion,
      sun: { x: 600, y: 560, radius: 300, fill: papers.paper },
      horizon: 700,
      waves: [papers.blood, papers.ink, papers.blood, papers.ink, papers.blood],
      boat: { x: 560, tilt: 34, sail: papers.bone },
    }),
};

export const sturmHeimfahrt: Sheet = {
  idea: 'scene: the voyage home',
  focusTop: 330,
  draw: (random) =>
    sea(random, {
      sky: papers.blush,
      sun: { x: 300, y: 560, radius: 330, fill: papers.straw },
      horizon: 780,
      waves: [papers.vermilion, papers.blood, papers.vermilion, papers.night, papers.ink],
      boat: { x: 560, tilt: 4, sail: papers.bone },
    }),
};

/** The wide hero: the same sea at night, its left half plain for the title. */
export const sturmNacht: Sheet = {
  idea: 'hero: the sea at night',
  focusTop: 0,
  isWide: true,
  draw: (random) =>
    sea(random, {
      width: 2000,
      sky: papers.ink,
      sun: { x: 1480, y: 470, radius: 340, fill: papers.vermilion },
      horizon: 700,
      waves: [shades.night, papers.night, shades.night, '#0E2226', papers.ink],
      boat: { x: 1290, tilt: -12, sail: papers.bone },
    }),
};
