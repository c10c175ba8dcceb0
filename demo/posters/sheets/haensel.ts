import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import type { Random } from '../random.ts';
import { cut, disc, ground, layer, piece, without } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const haensel: Sheet = {
  idea: 'a gingerbread heart with a bite, two children before it',
  focusTop: 300,
  draw(random) {
    let sheet = ground(papers.ink);
    for (let index = 0; index < 7; index++) {
      const x = index * 200;
      sheet += piece(
        cut(
          [
            [x - 150, 1340],
            [x, 180 + random() * 260],
            [x + 150, 1340],
          ],
          random,
          8,
          120,
        ),
        index % 2 ? papers.night : '#122A2F',
      );
    }
    const bite = disc(990, 400, 118, random) + disc(1050, 575, 112, random) + disc(860, 300, 100, random);
    sheet += without('bite', bite, heart(random));
    sheet += piece(cut('-20,1290 1220,1270 1220,1520 -20,1520', random, 7), papers.paper);
    sheet += figure(520, 1400, 230, random, papers.ink, { scarf: papers.vermilion }) + figure(660, 1404, 200, random, papers.blood);
    for (let index = 0; index < 7; index++) sheet += piece(disc(740 + index * 70, 1408 + index * 12, 10, random, 8, 9, 0.1), papers.blood);
    return sheet;
  },
};

function heart(random: Random): string {
  const outer = 'M600 1200C300 980 120 760 150 540C180 330 450 290 600 500C750 290 1020 330 1050 540C1080 760 900 980 600 1200Z';
  const inner = 'M600 1110C370 930 220 740 246 570C270 420 470 410 600 600C730 410 930 420 954 570C980 740 830 930 600 1110Z';
  let pieces = layer(outer, papers.vermilion, 14, 20, 0.4) + piece(inner, shades.vermilion);
  for (let index = 0; index < 24; index++) {
    // Next to the notch and the tip the curve is so narrow that icing would run together.
    if ([1, 11, 13, 23].includes(index)) continue;
    const angle = (index / 24) * Math.PI * 2;
    const x = 600 + 395 * Math.sin(angle) ** 3;
    const y = 745 - 26 * (13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle));
    pieces += piece(disc(x, y, 22, random, 22, 16), papers.paper);
  }
  for (const [x, y] of [
    [450, 640],
    [750, 690],
    [600, 860],
  ] as const)
    pieces += layer(disc(x, y, 52, random, 60), papers.straw, 4, 8);
  return pieces;
}
