import { figure } from '../figure.ts';
import { papers } from '../papers.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const nora: Sheet = {
  idea: 'a door, standing open',
  focusTop: 520,
  draw(random) {
    return (
      ground(papers.ink) +
      piece(cut('500,150 900,150 900,1130 500,1130', random, 4), papers.straw) +
      piece(cut('500,1126 900,1126 1180,1540 60,1540', random, 4), papers.paper) +
      layer(cut('496,140 250,60 250,1290 496,1136', random, 4), papers.vermilion, 0, 0, 0) +
      piece(cut('300,160 450,196 450,560 300,560', random, 3), papers.blood) +
      piece(cut('300,650 450,640 450,1060 300,1140', random, 3), papers.blood) +
      piece(disc(470, 690, 15, random, 17, 14), papers.straw) +
      piece(cut('720,1128 790,1128 700,1500 440,1500', random, 4), papers.ink) +
      figure(755, 1132, 400, random, papers.ink, { bag: papers.blood, hat: papers.ink })
    );
  },
};
