import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, ground, layer, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const halbtreppe: Sheet = {
  idea: 'staircase',
  focusTop: 500,
  draw(random) {
    let sheet = ground(papers.vermilion);
    const flight = (x: number, y: number, dir: number, k: number, w: number, h: number, c1: string, c2: string): void => {
      const up: Point[] = [[x, y]];
      for (let i = 0; i < k; i++) {
        up.push([x + dir * w * i, y - h * (i + 1)]);
        up.push([x + dir * w * (i + 1), y - h * (i + 1)]);
      }
      const ex = x + dir * w * k,
        ey = y - h * k;
      sheet += layer(cut([...up, [ex, ey + 150], [x, y + 150]], random, 3, 400), c1, 0, 26, 0.28);
      for (let i = 0; i < k; i++)
        sheet += piece(
          cut(
            [
              [x + dir * w * i, y - h * (i + 1)],
              [x + dir * w * (i + 1), y - h * (i + 1)],
              [x + dir * w * (i + 1), y - h * (i + 1) + 26],
              [x + dir * w * i, y - h * (i + 1) + 26],
            ],
            random,
            2,
            400,
          ),
          c2,
        );
    };
    flight(1240, 560, -1, 9, 120, 62, papers.blood, shades.vermilion);
    flight(-40, 1080, 1, 9, 124, 62, papers.ink, papers.bone);
    flight(1260, 1620, -1, 10, 120, 66, papers.paper, papers.straw);
    sheet += figure(455, 770, 190, random, papers.paper, { hat: papers.straw, bag: papers.straw });
    return sheet;
  },
};
