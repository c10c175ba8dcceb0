import { papers } from '../papers.ts';
import { cut, ground, moved, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const wanja: Sheet = {
  idea: 'a single chair',
  focusTop: 520,
  draw(random) {
    const chair = (fill: string) =>
      piece(
        [
          cut('420,210 478,204 520,1240 462,1246', random, 5),
          cut('690,250 742,246 760,1130 708,1134', random, 5),
          cut('424,240 740,270 742,360 428,350', random, 5),
          cut('430,420 744,436 744,486 432,480', random, 5),
          cut('436,545 744,552 744,600 438,600', random, 5),
          cut('452,740 880,760 930,860 380,870 360,800', random, 7),
          cut('378,850 434,850 400,1330 346,1330', random, 5),
          cut('862,842 920,836 930,1300 874,1304', random, 5),
          cut('390,1060 900,1030 902,1070 390,1102', random, 4),
        ].join(''),
        fill,
      );
    return (
      ground(papers.bone) +
      piece(cut('-20,1010 1220,930 1220,1520 -20,1520', random, 6), papers.paper) +
      moved(
        'translate(70 -150)',
        moved('translate(372 1328) skewX(-52) scale(1 -.3) translate(-372 -1328)', chair(papers.vermilion)) + chair(papers.ink),
      )
    );
  },
};
