import { papers, shades } from '../papers.ts';
import { besideAxis, cut, disc, ground, type Point, piece, polygon } from '../scissors.ts';
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
    const trunk = (x: number, width: number, lean: number): void => {
      sheet += piece(
        cut(
          [
            [x - width * 0.7, -20],
            [x + width * 0.7, -20],
            [x + width * 0.5 + lean, 760],
            [x + width * 0.9 + lean * 1.6, 1520],
            [x - width * 0.9 + lean * 1.6, 1520],
            [x - width * 0.5 + lean, 760],
          ],
          random,
          9,
          140,
        ),
        papers.ink,
      );
      for (let i = 0; i < 3; i++) {
        const height = 150 + i * 230 + random() * 90;
        const side = random() > 0.5 ? 1 : -1;
        sheet += piece(
          cut(
            [
              [x + (lean * height) / 760, height + 60],
              [x + side * (150 + random() * 120), height - 90 - random() * 60],
              [x + side * (160 + random() * 110), height - 76],
              [x + (lean * height) / 760 + side * 10, height + 120],
            ],
            random,
            6,
            90,
          ),
          papers.ink,
        );
      }
    };
    trunk(60, 74, 20);
    trunk(250, 34, -14);
    trunk(1010, 46, -20);
    trunk(1150, 82, -30);
    trunk(860, 22, 16);
    // Bottom the weaver, as the donkey he becomes.
    const ear = (side: number) => cut(besideAxis(610, side, '60,1120 70,900 190,640 250,560 280,700 240,930 175,1110'), random, 6, 120);
    const earInside = (side: number) => cut(besideAxis(610, side, '110,1040 130,900 225,660 236,740 200,930 150,1050'), random, 4, 120);
    sheet += piece(ear(-1) + ear(1), papers.vermilion) + piece(earInside(-1) + earInside(1), papers.blood);
    sheet += piece(cut('440,1080 500,1020 720,1020 780,1080 800,1540 420,1540', random, 7, 120), papers.vermilion);
    sheet += piece(disc(530, 1200, 26, random, 34, 16, 0.04) + disc(690, 1200, 26, random, 34, 16, 0.04), papers.ink);
    const fern: Point[] = [[-20, 1520]];
    for (let i = 0; i <= 16; i++) fern.push([i * 76 - 8, i % 2 ? 1330 - random() * 110 : 1410 + random() * 30]);
    fern.push([1220, 1520]);
    return sheet + piece(polygon(fern), papers.ink);
  },
};
