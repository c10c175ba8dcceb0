import { papers } from '../papers.ts';
import { cut, disc, ground, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const carmen: Sheet = {
  idea: 'a fan',
  focusTop: 120,
  draw(random) {
    let sheet = ground(papers.straw);
    const cx = 600,
      cy = 1360,
      K = 13;
    const P = (a: number, q: number): Point => [cx + Math.cos(a) * q, cy + Math.sin(a) * q];
    for (let i = 0; i < K; i++) {
      const a0 = Math.PI * (1.06 + (0.88 * i) / K),
        a1 = Math.PI * (1.06 + (0.88 * (i + 1)) / K),
        am = (a0 + a1) / 2;
      const R = 1130;
      sheet += piece(
        cut([P(a0, 420), P(a0, R), P(am, R + 66), P(a1, R), P(a1, 420)], random, 5, 300),
        i % 2 ? papers.vermilion : papers.ink,
      );
      sheet += piece(
        cut([P(a0, 1010), P(a0, 1048), P(am, 1090), P(a1, 1048), P(a1, 1010), P(am, 1050)], random, 3, 300),
        i % 2 ? papers.blush : papers.vermilion,
      );
      sheet += piece(disc(...P(am, 830), 34, random, 34, 16, 0.04), i % 2 ? papers.ink : papers.vermilion);
      sheet += piece(cut([P(am - 0.012, 60), P(am - 0.02, 600), P(am + 0.02, 600), P(am + 0.012, 60)], random, 2, 400), papers.paper);
    }
    return sheet + piece(disc(cx, cy - 20, 78, random), papers.blood) + piece(disc(cx, cy - 20, 26, random, 26, 16), papers.straw);
  },
};
