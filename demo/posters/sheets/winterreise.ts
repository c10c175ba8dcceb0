import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, disc, ground, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const winterreise: Sheet = {
  idea: 'bare tree, three suns',
  focusTop: 480,
  draw(random) {
    let sheet =
      ground(shades.snow) +
      piece(disc(250, 360, 105, random), papers.paper) +
      piece(disc(520, 300, 150, random), papers.vermilion) +
      piece(disc(800, 370, 95, random), papers.paper);
    sheet += piece(cut('-20,1130 420,1060 820,1120 1220,1040 1220,1520 -20,1520', random, 8), papers.paper);
    const br = (x: number, y: number, a: number, L: number, w: number, d: number): void => {
      const x2 = x + Math.cos(a) * L,
        y2 = y + Math.sin(a) * L,
        nx = -Math.sin(a),
        ny = Math.cos(a);
      sheet += piece(
        cut(
          [
            [x + nx * w, y + ny * w],
            [x2 + nx * w * 0.55, y2 + ny * w * 0.55],
            [x2 - nx * w * 0.55, y2 - ny * w * 0.55],
            [x - nx * w, y - ny * w],
          ],
          random,
          w * 0.25,
          120,
        ),
        papers.ink,
      );
      if (d) {
        br(x2, y2, a - 0.32 - random() * 0.38, L * (0.66 + random() * 0.14), w * 0.55, d - 1);
        br(x2, y2, a + 0.3 + random() * 0.4, L * (0.62 + random() * 0.14), w * 0.52, d - 1);
        if (random() > 0.6) br((x + x2) / 2, (y + y2) / 2, a + (random() > 0.5 ? 0.8 : -0.8), L * 0.5, w * 0.35, Math.max(0, d - 2));
      }
    };
    br(880, 1230, -1.62, 360, 46, 5);
    sheet += figure(330, 1225, 250, random, papers.ink, { lean: 14, scarf: papers.vermilion, hat: papers.ink });
    sheet += piece(cut('-20,1290 600,1200 1220,1300 1220,1520 -20,1520', random, 8), papers.paper);
    for (let i = 0; i < 5; i++) sheet += piece(disc(240 - i * 52, 1250 + i * 46, 20 + i * 3, random, 9 + i, 12, 0.05), shades.snow);
    return sheet;
  },
};
