import { papers } from '../papers.ts';
import { pick, type Random } from '../random.ts';
import { cut, disc, ground, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

const paintedLengths = [150, 220, 130, 190, 110];

export const macbeth: Sheet = {
  idea: 'a hand',
  focusTop: 180,
  draw(random) {
    const fingers = [
      finger([400, 960], [215, 470], 62, random),
      finger([520, 880], [445, 250], 66, random),
      finger([655, 870], [690, 220], 66, random),
      finger([775, 930], [930, 400], 60, random),
      finger([820, 1180], [1080, 860], 66, random),
    ];
    const palm = cut('330,1000 380,850 560,800 720,810 850,900 900,1090 800,1300 760,1540 430,1540 400,1300', random, 7, 140);
    let sheet = ground(papers.paper) + piece(disc(600, 760, 560, random), papers.bone);
    sheet += piece(fingers.map(({ whole }) => whole).join(''), papers.ink) + piece(palm, papers.ink);
    sheet += fingers.map(({ tip }, index) => piece(tip(pick(paintedLengths, index)), papers.vermilion)).join('');
    const drops = [
      disc(446, 840, 18, random, 26, 14, 0.05),
      disc(948, 720, 17, random, 25, 14, 0.05),
      disc(228, 720, 14, random, 22, 14, 0.05),
    ];
    sheet += piece(cut('430,670 462,670 455,790 440,800', random, 3), papers.vermilion) + piece(drops.join(''), papers.vermilion);
    return sheet + piece(cut('380,1360 812,1350 860,1540 340,1540', random, 6), papers.vermilion);
  },
};

/** A finger from its root to its end, and its painted tip of a given length. */
function finger([x, y]: Point, [endX, endY]: Point, width: number, random: Random) {
  const angle = Math.atan2(endY - y, endX - x);
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  const [acrossX, acrossY] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  /** A corner near the end: `side` in half widths, `ahead` in px. */
  const corner = (side: number, ahead: number): Point => [endX + acrossX * side + alongX * ahead, endY + acrossY * side + alongY * ahead];
  const nail = [corner(0.86, 0), corner(0.5, width * 0.8), corner(-0.5, width * 0.8), corner(-0.86, 0)];
  return {
    whole: cut([[x + acrossX, y + acrossY], ...nail, [x - acrossX, y - acrossY]], random, 5, 150),
    tip: (length: number) => cut([corner(0.9, -length), ...nail, corner(-0.9, -length - 30)], random, 5, 150),
  };
}
