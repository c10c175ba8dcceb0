import { figure } from '../figure.ts';
import { papers } from '../papers.ts';
import { cut, disc, ground, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const klavier: Sheet = {
  idea: 'keyboard as a rising moon',
  focusTop: 240,
  draw(random) {
    let sheet = ground(papers.ink);
    const cx = 600,
      cy = 1180,
      K = 21;
    const pt = (a: number, q: number): Point => [cx + Math.cos(a) * q, cy + Math.sin(a) * q];
    for (let i = 0; i < K; i++) {
      const a0 = Math.PI * (1 + i / K) + 0.006,
        a1 = Math.PI * (1 + (i + 1) / K) - 0.006;
      sheet += piece(
        cut([pt(a0, 330), pt(a0, 900), pt((a0 + a1) / 2, 906), pt(a1, 900), pt(a1, 330)], random, 4, 300),
        i === 13 ? papers.vermilion : papers.paper,
      );
    }
    for (let i = 0; i < K; i++)
      if (![2, 6].includes(i % 7)) {
        const a = Math.PI * (1 + (i + 1) / K),
          d = 0.04;
        sheet += piece(cut([pt(a - d, 325), pt(a - d * 0.72, 690), pt(a + d * 0.72, 690), pt(a + d, 325)], random, 4, 300), papers.ink);
      }
    sheet += piece(disc(cx, cy, 326, random), papers.ink) + piece(cut('-20,1190 1220,1176 1220,1520 -20,1520', random, 5), papers.blood);
    sheet += piece(`M${cx - 250} 1190A250 250 0 0 1 ${cx + 250} 1184Z`, papers.straw);
    return (
      sheet +
      figure(600, 1440, 230, random, papers.ink) +
      piece(cut('680,1300 900,1290 940,1345 905,1380 905,1440 880,1440 876,1385 712,1388 708,1440 684,1440', random, 4), papers.ink)
    );
  },
};
