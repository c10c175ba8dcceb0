import { papers, shades } from '../papers.ts';
import { pick, type Random } from '../random.ts';
import { besideAxis, cut, disc, ground, layer, moved, piece, polygon } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

const folds = [papers.vermilion, papers.blood, papers.vermilion, shades.vermilion, papers.vermilion, papers.blood, shades.vermilion];
const wing = '0,600 60,545 95,610 250,470 330,640 240,660 190,745 120,690 60,770 0,720';

export const fledermaus: Sheet = {
  idea: 'curtain folds, the bat as a bow tie',
  focusTop: 330,
  draw(random) {
    const bat = piece(polygon(besideAxis(600, 1, wing)) + polygon(besideAxis(600, -1, wing)), papers.ink);
    let sheet = ground(papers.ink) + piece(disc(600, 640, 330, random), papers.straw);
    sheet += moved('translate(600 640) scale(.68) translate(-600 -640)', bat);
    sheet += piece(cut('-20,1330 1220,1330 1220,1520 -20,1520', random, 6), papers.bone);
    sheet += curtain(-1, random) + curtain(1, random);
    for (const side of [-1, 1]) sheet += layer(cut(besideAxis(600, side, '640,930 440,975 446,1030 640,1012'), random, 5), papers.straw);
    for (let index = 0; index < 9; index++) {
      const left = -20 + index * 142;
      const drape = `M${left} -20H${left + 138}V${120 + random() * 8}Q${left + 70} ${230 + random() * 14} ${left} ${118 + random() * 8}Z`;
      sheet += piece(drape, index % 2 ? papers.blood : shades.vermilion);
    }
    return sheet;
  },
};

/** Seven folds of one side, drawn from the rod over the tie-back to the floor. */
function curtain(side: number, random: Random): string {
  const at = (distance: number): number => 600 + side * distance;
  return folds
    .map((_, index) => {
      const [rod, nextRod] = [620 - index * 88, 516 - index * 88];
      const [tie, nextTie] = [560 - index * 14, 542 - index * 14];
      const [floor, nextFloor] = [640 - index * 46, 582 - index * 46];
      const down = `M${at(rod)} -20L${at(nextRod)} -20Q${at(nextRod + 40)} 620 ${at(nextTie)} 985`;
      const hem = `Q${at(nextFloor - 20)} 1160 ${at(nextFloor)} ${1392 - index * 6}L${at(floor)} ${1404 - index * 6 + (random() - 0.5) * 20}`;
      return piece(`${down}${hem}Q${at(floor)} 1150 ${at(tie)} 985Q${at(rod)} 600 ${at(rod)} -20Z`, pick(folds, index));
    })
    .join('');
}
