import { figure } from '../figure.ts';
import { papers } from '../papers.ts';
import { cut, disc, ground, onCircle, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

const keys = 21;
const [x, y] = [600, 1180];

export const klavier: Sheet = {
  idea: 'keyboard as a rising moon',
  focusTop: 240,
  draw(random) {
    const at = (angle: number, radius: number): Point => onCircle(x, y, angle, radius);
    let sheet = ground(papers.ink);
    for (let key = 0; key < keys; key++) {
      const from = Math.PI * (1 + key / keys) + 0.006;
      const to = Math.PI * (1 + (key + 1) / keys) - 0.006;
      const white = cut([at(from, 330), at(from, 900), at((from + to) / 2, 906), at(to, 900), at(to, 330)], random, 4, 300);
      sheet += piece(white, key === 13 ? papers.vermilion : papers.paper);
    }
    for (let key = 0; key < keys; key++) {
      // No black key between E and F and between B and C.
      if (key % 7 === 2 || key % 7 === 6) continue;
      const angle = Math.PI * (1 + (key + 1) / keys);
      const black = [at(angle - 0.04, 325), at(angle - 0.0288, 690), at(angle + 0.0288, 690), at(angle + 0.04, 325)];
      sheet += piece(cut(black, random, 4, 300), papers.ink);
    }
    sheet += piece(disc(x, y, 326, random), papers.ink) + piece(cut('-20,1190 1220,1176 1220,1520 -20,1520', random, 5), papers.blood);
    sheet += piece(`M${x - 250} 1190A250 250 0 0 1 ${x + 250} 1184Z`, papers.straw) + figure(600, 1440, 230, random, papers.ink);
    const piano = '680,1300 900,1290 940,1345 905,1380 905,1440 880,1440 876,1385 712,1388 708,1440 684,1440';
    return sheet + piece(cut(piano, random, 4), papers.ink);
  },
};
