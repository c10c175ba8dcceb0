import { figure } from '../figure.ts';
import { papers } from '../papers.ts';
import { cut, disc, ground, layer, piece, strip } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const kirschgarten: Sheet = {
  idea: 'two cherries, one blow',
  focusTop: 560,
  draw(random) {
    let sheet = ground(papers.paper);
    sheet += strip('M640 -30Q600 420 330 760M650 -30Q760 330 880 640', 24, papers.ink);
    sheet +=
      layer(cut('640,60 800,20 1010,70 1150,220 960,270 780,220', random, 6, 100), papers.night) +
      piece(cut('650,66 1140,216 1130,224 650,80', random, 2), papers.paper);
    sheet +=
      piece(disc(320, 1060, 350, random), papers.vermilion) +
      piece(disc(880, 900, 300, random), papers.blood) +
      piece(disc(190, 930, 54, random, 80, 18, 0.04), papers.blush) +
      piece(disc(770, 780, 44, random, 66, 18, 0.04), papers.vermilion);
    sheet += piece(cut('-30,1236 1230,700 1230,748 -30,1290', random, 5), papers.paper);
    return sheet + piece(cut('-20,1410 1220,1380 1220,1520 -20,1520', random, 5), papers.ink) + figure(980, 1400, 120, random, papers.ink);
  },
};
