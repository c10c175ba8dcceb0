import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import type { Random } from '../random.ts';
import { cut, ground, type Point, piece, rectangle } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

/** Lit windows by 'column,row'. */
const lit: Record<string, string> = { '1,1': papers.straw, '3,0': papers.bone, '4,3': papers.straw, '0,3': papers.bone };
const columnWidth = 216;
const rowHeight = 286;
const [width, height] = [156, 206];

export const nachtschicht: Sheet = {
  idea: 'city windows',
  focusTop: 330,
  draw(random) {
    let sheet = ground(papers.ink);
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) {
        // Two windows make room for the one with the people.
        if ((column === 2 || column === 3) && row === 2) continue;
        sheet += pane(-24 + column * columnWidth, -50 + row * rowHeight, lit[`${column},${row}`], random);
      }
    }
    const x = -24 + 2 * columnWidth;
    const y = -66 + 2 * rowHeight;
    const sill: Point[] = [
      [x - 14, y + 246],
      [x + 386, y + 242],
      [x + 386, y + 276],
      [x - 14, y + 278],
    ];
    sheet += piece(cut(rectangle(x, y, 372, 250), random, 4, 300), papers.vermilion);
    sheet +=
      figure(x + 116, y + 290, 240, random, papers.ink, { lean: 10 }) + figure(x + 238, y + 290, 216, random, papers.ink, { lean: -12 });
    return sheet + piece(cut(sill, random, 3), papers.bone);
  },
};

/** A window with what happens to be in it: a blind, a bar, a person, or nothing. */
function pane(x: number, y: number, light: string | undefined, random: Random): string {
  const fill = light ?? (random() > 0.72 ? shades.night : papers.night);
  const glass = piece(cut(rectangle(x, y, width, height), random, 4, 300), fill);
  const content = Math.floor(random() * 4);
  if (content === 0) {
    const blind: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height * (0.2 + random() * 0.4)],
      [x, y + height * 0.3],
    ];
    return glass + piece(cut(blind, random, 3, 300), light ? papers.vermilion : shades.deepNight);
  }
  if (content === 1) return glass + piece(cut(rectangle(x + width * 0.47, y, width * 0.06, height), random, 2, 400), papers.ink);
  return content === 2 && light ? glass + figure(x + width * 0.5, y + height + 30, 190, random, papers.ink) : glass;
}
