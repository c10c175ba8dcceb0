import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const matinee: Sheet = {
  idea: 'a cup of coffee as a round stage, two people on its rim',
  focusTop: 420,
  draw(random) {
    let sheet = ground(papers.blush);
    sheet += piece(cut('-20,1030 1220,990 1220,1520 -20,1520', random, 6), papers.paper);
    sheet += layer(disc(560, 1270, 560, random, 130), papers.vermilion, 10, 26);
    sheet += piece(disc(560, 1245, 430, random, 84), papers.blood);
    // Handle: a ring, its hole in the paper of the wall.
    sheet += layer(disc(960, 880, 190, random, 200), papers.ink, 8, 16) + piece(disc(966, 876, 108, random, 118), papers.blush);
    sheet += layer(cut('130,640 990,640 950,960 860,1150 720,1262 400,1262 262,1150 168,960', random, 6), papers.ink, 10, 18);
    sheet += piece(disc(560, 640, 430, random, 120), papers.bone) + piece(disc(560, 652, 376, random, 92), papers.blood);
    sheet += piece(disc(470, 662, 210, random, 44), shades.vermilion);
    sheet +=
      figure(400, 690, 300, random, papers.ink, { lean: 10 }) +
      figure(700, 684, 270, random, papers.paper, { lean: -12, scarf: papers.vermilion });
    const steam = (x: number, top: number, fill: string): string =>
      layer(
        `M${x} ${top + 260}Q${x - 90} ${top + 170} ${x - 10} ${top + 90}Q${x + 50} ${top + 30} ${x + 10} ${top - 60}Q${x + 130} ${top + 20} ${x + 60} ${top + 120}Q${x - 6} ${top + 190} ${x} ${top + 260}Z`,
        fill,
        6,
        10,
      );
    return sheet + steam(250, 120, papers.paper) + steam(560, 60, papers.vermilion) + steam(850, 130, papers.paper);
  },
};
