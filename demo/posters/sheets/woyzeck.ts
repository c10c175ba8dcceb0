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
      const y = 925 + i * 50,
        w = 330 - i * 22 - (i % 2) * 70;
      sheet += piece(
        cut(
          [
            [600 - w + random() * 30, y],
            [600 + w, y - 4],
            [600 + w - 30, y + 22],
            [600 - w, y + 24],
          ],
          random,
          4,
        ),
        i % 3 ? papers.vermilion : papers.blood,
      );
    }
    for (let i = 0; i < 26; i++) {
      const x = i < 15 ? random() * 420 - 30 : 830 + random() * 400,
        h = 280 + random() * 520,
        b = (random() - 0.5) * 120;
      sheet += piece(
        cut(
          [
            [x - 13, 1520],
            [x + b - 3, 1500 - h],
            [x + b + 3, 1500 - h],
            [x + 13, 1520],
          ],
          random,
          3,
          400,
        ),
        i % 4 ? papers.ink : papers.bone,
      );
      if (i % 4 === 0) sheet += piece(disc(x + b * 0.93, 1535 - h, 14, random, 58, 14, 0.04), papers.bone);
    }
    return sheet + figure(742, 902, 150, random, papers.ink, { lean: -8 });
  },
};
