import { papers } from '../papers.ts';
import { pick, type Random } from '../random.ts';
import { cut, disc, ground, layer, moved, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const maskenball: Sheet = {
  idea: 'a mask, cut in two',
  focusTop: 330,
  draw(random) {
    let sheet = ground(papers.blush);
    for (let index = 0; index < 9; index++) {
      const turn = ((-1.25 + index * 0.31) * 57.3).toFixed(1);
      const fill = pick([papers.ink, papers.blood, papers.paper], index);
      sheet += moved(`translate(600 640) rotate(${turn})`, feather(760 - Math.abs(index - 4) * 30, fill, random));
    }
    sheet += `<g transform="translate(12 18)" opacity=".25">${piece(half(1) + half(-1), papers.ink)}</g>`;
    sheet += piece(half(-1), papers.paper) + piece(half(1), papers.vermilion) + piece(eye(-1) + eye(1), papers.ink);
    sheet += piece(disc(870, 690, 40, random, 40, 20), papers.straw) + piece(disc(332, 690, 40, random, 40, 20), papers.straw);
    sheet += layer(cut('500,1160 600,1120 700,1160 640,1235 600,1245 556,1235', random, 5, 90), papers.blood);
    return sheet + piece(cut('500,1160 600,1172 700,1160 600,1186', random, 3, 90), papers.ink);
  },
};

/** One side of the mask: right (1) or left (-1) of its middle. */
function half(side: number): string {
  const at = (distance: number): number => 600 + side * distance;
  const brow = `M600 560C${at(120)} 470 ${at(330)} 430 ${at(520)} 500`;
  return `${brow}C${at(560)} 690 ${at(480)} 900 ${at(300)} 930C${at(180)} 950 ${at(90)} 850 600 870Z`;
}

function eye(side: number): string {
  const at = (distance: number): number => 600 + side * distance;
  return `M${at(130)} 720C${at(190)} 600 ${at(330)} 590 ${at(410)} 660C${at(360)} 780 ${at(220)} 800 ${at(130)} 720Z`;
}

/** A feather with its quill, standing upright on the origin. */
function feather(length: number, fill: string, random: Random): string {
  const vane: Point[] = [
    [-26, 0],
    [-78, -length * 0.5],
    [-50, -length * 0.9],
    [0, -length],
    [52, -length * 0.88],
    [76, -length * 0.5],
    [26, 0],
  ];
  const quill: Point[] = [
    [-4, 0],
    [4, 0],
    [2, -length * 0.9],
    [-2, -length * 0.9],
  ];
  return piece(cut(vane, random, 7, 110), fill) + piece(cut(quill, random, 2), papers.blush);
}
