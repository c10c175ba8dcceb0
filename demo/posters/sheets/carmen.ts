import { papers } from '../papers.ts';
import { cut, disc, ground, onCircle, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

const blades = 13;

export const carmen: Sheet = {
  idea: 'a fan',
  focusTop: 120,
  draw(random) {
    const at = (angle: number, radius: number): Point => onCircle(600, 1360, angle, radius);
    let sheet = ground(papers.straw);
    for (let blade = 0; blade < blades; blade++) {
      const from = Math.PI * (1.06 + (0.88 * blade) / blades);
      const to = Math.PI * (1.06 + (0.88 * (blade + 1)) / blades);
      const middle = (from + to) / 2;
      const isRed = blade % 2 === 1;
      const leaf = cut([at(from, 420), at(from, 1130), at(middle, 1196), at(to, 1130), at(to, 420)], random, 5, 300);
      sheet += piece(leaf, isRed ? papers.vermilion : papers.ink);
      const band = cut([at(from, 1010), at(from, 1048), at(middle, 1090), at(to, 1048), at(to, 1010), at(middle, 1050)], random, 3, 300);
      sheet += piece(band, isRed ? papers.blush : papers.vermilion);
      sheet += piece(disc(...at(middle, 830), 34, random, 34, 16, 0.04), isRed ? papers.ink : papers.vermilion);
      const rib = cut([at(middle - 0.012, 60), at(middle - 0.02, 600), at(middle + 0.02, 600), at(middle + 0.012, 60)], random, 2, 400);
      sheet += piece(rib, papers.paper);
    }
    return sheet + piece(disc(600, 1340, 78, random), papers.blood) + piece(disc(600, 1340, 26, random, 26, 16), papers.straw);
  },
};
