import { figure } from '../figure.ts';
import { papers } from '../papers.ts';
import { cut, disc, ground, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const woyzeck: Sheet = {
  idea: 'red moon, pond, reeds',
  focusTop: 450,
  draw(random) {
    let sheet =
      ground(papers.ink) +
      piece(disc(600, 560, 330, random), papers.vermilion) +
      piece(cut('-20,900 1220,890 1220,1520 -20,1520', random, 4), papers.night);
    for (let i = 0; i < 9; i++) {
      const y = 925 + i * 50;
      const width = 330 - i * 22 - (i % 2) * 70;
      sheet += piece(
        cut(
          [
            [600 - width + random() * 30, y],
            [600 + width, y - 4],
            [600 + width - 30, y + 22],
            [600 - width, y + 24],
          ],
          random,
          4,
        ),
        i % 3 ? papers.vermilion : papers.blood,
      );
    }
    for (let i = 0; i < 26; i++) {
      const x = i < 15 ? random() * 420 - 30 : 830 + random() * 400;
      const height = 280 + random() * 520;
      const bend = (random() - 0.5) * 120;
      sheet += piece(
        cut(
          [
            [x - 13, 1520],
            [x + bend - 3, 1500 - height],
            [x + bend + 3, 1500 - height],
            [x + 13, 1520],
          ],
          random,
          3,
          400,
        ),
        i % 4 ? papers.ink : papers.bone,
      );
      if (i % 4 === 0) sheet += piece(disc(x + bend * 0.93, 1535 - height, 14, random, 58, 14, 0.04), papers.bone);
    }
    return sheet + figure(742, 902, 150, random, papers.ink, { lean: -8 });
  },
};
