import { papers, shades } from '../papers.ts';
import { cut, disc, ground, type Point, piece, polygon } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const sommernachtstraum: Sheet = {
  idea: 'moon and forest, two ears',
  focusTop: 470,
  draw(random) {
    let sheet =
      ground(papers.night) +
      piece(disc(610, 640, 470, random), papers.straw) +
      piece(
        disc(500, 560, 60, random, 42, 18, 0.04) + disc(780, 470, 36, random, 30, 16, 0.04) + disc(770, 790, 84, random, 58, 18, 0.04),
        shades.straw,
      );
    const trunk = (x: number, w: number, lean: number, c: string): void => {
      const y0 = -20;
      sheet += piece(
        cut(
          [
            [x - w * 0.7, y0],
            [x + w * 0.7, y0],
            [x + w * 0.5 + lean, 760],
            [x + w * 0.9 + lean * 1.6, 1520],
            [x - w * 0.9 + lean * 1.6, 1520],
            [x - w * 0.5 + lean, 760],
          ],
          random,
          9,
          140,
        ),
        c,
      );
      for (let i = 0; i < 3; i++) {
        const yy = 150 + i * 230 + random() * 90,
          m = random() > 0.5 ? 1 : -1;
        sheet += piece(
          cut(
            [
              [x + (lean * yy) / 760, yy + 60],
              [x + m * (150 + random() * 120), yy - 90 - random() * 60],
              [x + m * (160 + random() * 110), yy - 76],
              [x + (lean * yy) / 760 + m * 10, yy + 120],
            ],
            random,
            6,
            90,
          ),
          c,
        );
      }
    };
    trunk(60, 74, 20, papers.ink);
    trunk(250, 34, -14, papers.ink);
    trunk(1010, 46, -20, papers.ink);
    trunk(1150, 82, -30, papers.ink);
    trunk(860, 22, 16, papers.ink);
    // Bottom
    const ear = (m: number) =>
      cut(
        [
          [610 + m * 60, 1120],
          [610 + m * 70, 900],
          [610 + m * 190, 640],
          [610 + m * 250, 560],
          [610 + m * 280, 700],
          [610 + m * 240, 930],
          [610 + m * 175, 1110],
        ],
        random,
        6,
        120,
      );
    const inn = (m: number) =>
      cut(
        [
          [610 + m * 110, 1040],
          [610 + m * 130, 900],
          [610 + m * 225, 660],
          [610 + m * 236, 740],
          [610 + m * 200, 930],
          [610 + m * 150, 1050],
        ],
        random,
        4,
        120,
      );
    sheet += piece(ear(-1) + ear(1), papers.vermilion) + piece(inn(-1) + inn(1), papers.blood);
    sheet += piece(cut('440,1080 500,1020 720,1020 780,1080 800,1540 420,1540', random, 7, 120), papers.vermilion);
    sheet += piece(disc(530, 1200, 26, random, 34, 16, 0.04) + disc(690, 1200, 26, random, 34, 16, 0.04), papers.ink);
    const fern: Point[] = [[-20, 1520]];
    for (let i = 0; i <= 16; i++) fern.push([i * 76 - 8, i % 2 ? 1330 - random() * 110 : 1410 + random() * 30]);
    fern.push([1220, 1520]);
    return sheet + piece(polygon(fern), papers.ink);
  },
};
