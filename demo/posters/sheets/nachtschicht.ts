import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, ground, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const nachtschicht: Sheet = {
  idea: 'city windows',
  focusTop: 330,
  draw(random) {
    let sheet = ground(papers.ink);
    const cw = 216,
      ch = 286;
    const lit: Record<string, string> = { '1,1': papers.straw, '3,0': papers.bone, '4,3': papers.straw, '0,3': papers.bone };
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 6; i++) {
        const x = -24 + i * cw,
          y = -50 + j * ch,
          w = 156,
          h = 206;
        const key = `${i},${j}`;
        if ((i === 2 || i === 3) && j === 2) continue;
        const c = lit[key] ?? (random() > 0.72 ? shades.night : papers.night);
        sheet += piece(
          cut(
            [
              [x, y],
              [x + w, y],
              [x + w, y + h],
              [x, y + h],
            ],
            random,
            4,
            300,
          ),
          c,
        );
        const k = Math.floor(random() * 4);
        if (k === 0)
          sheet += piece(
            cut(
              [
                [x, y],
                [x + w, y],
                [x + w, y + h * (0.2 + random() * 0.4)],
                [x, y + h * 0.3],
              ],
              random,
              3,
              300,
            ),
            lit[key] ? papers.vermilion : shades.deepNight,
          );
        if (k === 1)
          sheet += piece(
            cut(
              [
                [x + w * 0.47, y],
                [x + w * 0.53, y],
                [x + w * 0.53, y + h],
                [x + w * 0.47, y + h],
              ],
              random,
              2,
              400,
            ),
            papers.ink,
          );
        if (k === 2 && lit[key]) sheet += figure(x + w * 0.5, y + h + 30, 190, random, papers.ink);
      }
    const x = -24 + 2 * cw,
      y = -50 + 2 * ch - 16;
    sheet += piece(
      cut(
        [
          [x, y],
          [x + 372, y],
          [x + 372, y + 250],
          [x, y + 250],
        ],
        random,
        4,
        300,
      ),
      papers.vermilion,
    );
    sheet +=
      figure(x + 116, y + 290, 240, random, papers.ink, { lean: 10 }) + figure(x + 238, y + 290, 216, random, papers.ink, { lean: -12 });
    return (
      sheet +
      piece(
        cut(
          [
            [x - 14, y + 246],
            [x + 386, y + 242],
            [x + 386, y + 276],
            [x - 14, y + 278],
          ],
          random,
          3,
        ),
        papers.bone,
      )
    );
  },
};
