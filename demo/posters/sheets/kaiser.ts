import { papers } from '../papers.ts';
import { besideAxis, cut, disc, ground, layer, piece, strip } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const kaiser: Sheet = {
  idea: 'nothing on the hanger',
  focusTop: 150,
  draw(random) {
    let sheet = ground(papers.vermilion);
    sheet += piece(cut('-20,1280 1220,1250 1220,1520 -20,1520', random, 6), papers.blood);
    sheet += strip('M600 560V470Q600 420 650 405Q700 380 680 325Q650 270 590 300', 30, papers.ink);
    sheet +=
      layer(cut('600,540 650,560 1040,800 1046,850 1010,870 190,870 154,850 160,800 550,560', random, 6), papers.ink, 8, 26, 0.25) +
      piece(cut('600,650 870,812 330,812', random, 5), papers.vermilion);
    sheet +=
      layer(cut('400,250 380,20 490,130 600,-10 710,130 820,20 800,250', random, 5), papers.straw, 8, 14) +
      piece(disc(490, 205, 22, random, 22, 14) + disc(600, 205, 22, random, 22, 14) + disc(710, 205, 22, random, 22, 14), papers.vermilion);
    const shoe = (side: number) =>
      cut(besideAxis(600, side, '60,1360 66,1220 150,1210 170,1290 330,1340 340,1380 60,1385'), random, 5, 200);
    return (
      sheet +
      piece(shoe(-1) + shoe(1), papers.ink) +
      piece(disc(470, 1265, 24, random, 30, 14) + disc(730, 1265, 24, random, 30, 14), papers.straw)
    );
  },
};
