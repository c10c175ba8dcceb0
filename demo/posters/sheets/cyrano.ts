import { papers } from '../papers.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const cyrano: Sheet = {
  idea: 'a profile with a nose',
  focusTop: 330,
  draw(random) {
    let sheet = ground(papers.blush);
    sheet += piece(cut('-20,1180 200,1120 470,1190 700,1330 760,1540 -20,1540', random, 6), papers.paper);
    sheet += piece(
      cut(
        '130,470 560,440 590,640 980,838 1236,905 1236,945 960,960 640,905 610,960 665,1000 640,1050 668,1092 600,1210 440,1230 420,1310 150,1290 60,900',
        random,
        6,
        170,
      ),
      papers.ink,
    );
    sheet += piece(disc(500, 690, 26, random, 20, 16, 0.05), papers.blush);
    sheet +=
      layer(cut('-20,430 240,330 640,380 830,470 620,480 330,500 -20,560', random, 6, 140), papers.blood, 6, 14) +
      piece(cut('120,400 200,190 470,170 560,400 340,440', random, 6), papers.blood);
    sheet += piece(
      cut('210,380 120,240 110,80 240,-30 470,20 700,110 640,170 690,210 560,230 600,280 430,280 330,320', random, 6, 110),
      papers.vermilion,
    );
    return sheet;
  },
};
