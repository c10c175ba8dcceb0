import { papers, shades } from '../papers.ts';
import { pick } from '../random.ts';
import { cut, disc, ground, layer, type Point, piece, polygon } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const fledermaus: Sheet = {
  idea: 'curtain folds',
  focusTop: 330,
  draw(random) {
    const tones = [papers.vermilion, papers.blood, papers.vermilion, shades.vermilion, papers.vermilion, papers.blood, shades.vermilion];
    let sheet = ground(papers.ink);
    sheet += piece(disc(600, 640, 330, random), papers.straw);
    // bat as bow tie
    const w = (m: number): Point[] => [
      [600, 600],
      [600 + m * 60, 545],
      [600 + m * 95, 610],
      [600 + m * 250, 470],
      [600 + m * 330, 640],
      [600 + m * 240, 660],
      [600 + m * 190, 745],
      [600 + m * 120, 690],
      [600 + m * 60, 770],
      [600, 720],
    ];
    sheet += `<g transform="translate(600 640) scale(.68) translate(-600 -640)">${piece(polygon(w(1)) + polygon(w(-1)), papers.ink)}</g>`;
    sheet += piece(cut('-20,1330 1220,1330 1220,1520 -20,1520', random, 6), papers.bone);
    for (const m of [-1, 1])
      for (let i = 0; i < 7; i++) {
        const X = (v: number) => 600 + m * v;
        const t0 = 620 - i * 88,
          t1 = t0 - 104;
        const k0 = 560 - i * 14,
          k1 = k0 - 18;
        const b0 = 640 - i * 46,
          b1 = b0 - 58;
        sheet += piece(
          `M${X(t0)} -20L${X(t1)} -20Q${X(t1 + 40)} 620 ${X(k1)} 985Q${X(b1 - 20)} 1160 ${X(b1)} ${1392 - i * 6}L${X(b0)} ${1404 - i * 6 + (random() - 0.5) * 20}Q${X(b0)} 1150 ${X(k0)} 985Q${X(t0)} 600 ${X(t0)} -20Z`,
          pick(tones, i),
        );
      }
    for (const m of [-1, 1])
      sheet += layer(
        cut(
          [
            [600 + m * 640, 930],
            [600 + m * 440, 975],
            [600 + m * 446, 1030],
            [600 + m * 640, 1012],
          ],
          random,
          5,
        ),
        papers.straw,
      );
    for (let i = 0; i < 9; i++)
      sheet += piece(
        `M${-20 + i * 142} -20H${118 + i * 142}V${120 + random() * 8}Q${50 + i * 142} ${230 + random() * 14} ${-20 + i * 142} ${118 + random() * 8}Z`,
        i % 2 ? papers.blood : shades.vermilion,
      );
    return sheet;
  },
};
