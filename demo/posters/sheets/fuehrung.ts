import { figure } from '../figure.ts';
import { papers } from '../papers.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const fuehrung: Sheet = {
  idea: 'a keyhole as a stage door, its light on the floor',
  focusTop: 420,
  draw(random) {
    let sheet = ground(papers.vermilion);
    sheet += layer(disc(600, 690, 545, random, 640), papers.blood, 0, 20, 0.25);
    sheet += layer(disc(600, 690, 440, random, 530), papers.ink, 0, 0, 0);
    for (const [x, y] of [
      [600, 105],
      [600, 1275],
      [108, 690],
      [1092, 690],
    ] as const)
      sheet += layer(disc(x, y, 30, random), papers.straw, 4, 8);
    // The keyhole: a head of light on a cone of light, which runs out over the floor.
    sheet += piece(disc(600, 520, 190, random) + cut('530,640 670,640 790,1090 410,1090', random, 4), papers.straw);
    sheet += piece(cut('410,1086 790,1086 1000,1520 200,1520', random, 4), papers.paper);
    sheet += piece(cut('560,1086 640,1086 700,1520 430,1520', random, 4), papers.ink);
    return sheet + figure(600, 1092, 400, random, papers.ink, { bag: papers.vermilion });
  },
};
