import { figure } from '../figure.ts';
import { papers } from '../papers.ts';
import { cut, disc, ground, piece, polygon, within } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const hamlet: Sheet = {
  idea: 'light cones, one person',
  focusTop: 640,
  draw(random) {
    const left = '150,-40 330,-40 960,1250 330,1250';
    const right = '1090,-40 960,-40 250,1250 800,1250';
    return (
      ground(papers.ink) +
      piece(cut(left, random, 4), papers.bone) +
      piece(cut(right, random, 4), papers.vermilion) +
      within('crossing', polygon(left), piece(cut(right, random, 2), papers.blush)) +
      piece(disc(600, 1262, 380, random, 84), papers.paper) +
      piece(cut('640,1270 690,1262 1150,1420 1000,1450', random, 4), papers.ink) +
      figure(620, 1285, 330, random)
    );
  },
};
