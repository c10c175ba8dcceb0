import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const schwanensee: Sheet = {
  idea: 'one neck above the water, white; its reflection is black',
  focusTop: 140,
  draw(random) {
    let sheet = ground(papers.night) + piece(disc(830, 330, 170, random), papers.vermilion);
    sheet += piece(cut('-20,850 1220,850 1220,1520 -20,1520', random, 3), shades.night);
    // Neck and body as one sheet of paper, mirrored below the water line.
    const neck =
      'M250 850C300 660 480 640 590 560C700 470 640 330 520 330C440 330 420 390 400 430L190 470L330 350C340 180 640 130 760 300C900 500 740 640 800 700C860 740 1020 690 1090 640C1100 740 1040 820 960 850Z';
    const mirrored =
      'M250 850C300 1040 480 1060 590 1140C700 1230 640 1370 520 1370C440 1370 420 1310 400 1270L190 1230L330 1350C340 1520 640 1570 760 1400C900 1200 740 1060 800 1000C860 960 1020 1010 1090 1060C1100 960 1040 880 960 850Z';
    sheet += layer(neck, papers.paper, 12, 0) + piece(mirrored, papers.ink);
    sheet +=
      piece(cut('190,470 330,352 400,400 400,432', random, 3), papers.vermilion) +
      piece(cut('190,1230 330,1348 400,1300 400,1268', random, 3), papers.blood);
    sheet += piece(disc(462, 262, 18, random, 18, 14), papers.ink) + piece(disc(462, 1438, 18, random, 18, 14), papers.vermilion);
    for (let index = 0; index < 6; index++) {
      const y = 900 + index * 96;
      const start = 60 + random() * 900;
      sheet += piece(
        cut(
          [
            [start, y],
            [start + 240, y - 4],
            [start + 210, y + 12],
            [start + 20, y + 14],
          ],
          random,
          3,
        ),
        index % 3 ? papers.night : papers.paper,
      );
    }
    return sheet + figure(140, 856, 150, random, papers.ink) + piece(cut('-20,846 240,848 210,872 -20,880', random, 4), papers.ink);
  },
};
