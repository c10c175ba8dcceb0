import { papers } from '../papers.ts';
import { pick } from '../random.ts';
import { cut, disc, ground, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const macbeth: Sheet = {
  idea: 'a hand',
  focusTop: 180,
  draw(random) {
    const finger = (x: number, y: number, x2: number, y2: number, w: number) => {
      const a = Math.atan2(y2 - y, x2 - x),
        nx = -Math.sin(a) * w,
        ny = Math.cos(a) * w;
      const dx = Math.cos(a),
        dy = Math.sin(a);
      return {
        all: cut(
          [
            [x + nx, y + ny],
            [x2 + nx * 0.86, y2 + ny * 0.86],
            [x2 + nx * 0.5 + dx * w * 0.8, y2 + ny * 0.5 + dy * w * 0.8],
            [x2 - nx * 0.5 + dx * w * 0.8, y2 - ny * 0.5 + dy * w * 0.8],
            [x2 - nx * 0.86, y2 - ny * 0.86],
            [x - nx, y - ny],
          ],
          random,
          5,
          150,
        ),
        tip: (k: number) =>
          cut(
            [
              [x2 + nx * 0.9 - dx * k, y2 + ny * 0.9 - dy * k],
              [x2 + nx * 0.86, y2 + ny * 0.86],
              [x2 + nx * 0.5 + dx * w * 0.8, y2 + ny * 0.5 + dy * w * 0.8],
              [x2 - nx * 0.5 + dx * w * 0.8, y2 - ny * 0.5 + dy * w * 0.8],
              [x2 - nx * 0.86, y2 - ny * 0.86],
              [x2 - nx * 0.9 - dx * (k + 30), y2 - ny * 0.9 - dy * (k + 30)],
            ],
            random,
            5,
            150,
          ),
      };
    };
    const F = [
      finger(400, 960, 215, 470, 62),
      finger(520, 880, 445, 250, 66),
      finger(655, 870, 690, 220, 66),
      finger(775, 930, 930, 400, 60),
      finger(820, 1180, 1080, 860, 66),
    ];
    let sheet = ground(papers.paper) + piece(disc(600, 760, 560, random), papers.bone);
    sheet +=
      piece(F.map((q) => q.all).join(''), papers.ink) +
      piece(cut('330,1000 380,850 560,800 720,810 850,900 900,1090 800,1300 760,1540 430,1540 400,1300', random, 7, 140), papers.ink);
    sheet += F.map((q, i) => piece(q.tip(pick([150, 220, 130, 190, 110], i)), papers.vermilion)).join('');
    sheet +=
      piece(cut('430,670 462,670 455,790 440,800', random, 3), papers.vermilion) +
      piece(
        disc(446, 840, 18, random, 26, 14, 0.05) + disc(948, 720, 17, random, 25, 14, 0.05) + disc(228, 720, 14, random, 22, 14, 0.05),
        papers.vermilion,
      );
    return sheet + piece(cut('380,1360 812,1350 860,1540 340,1540', random, 6), papers.vermilion);
  },
};
