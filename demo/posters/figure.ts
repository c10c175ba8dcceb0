import { papers } from './papers.ts';
import type { Random } from './random.ts';
import { cut, disc, type Point, piece } from './scissors.ts';

interface FigureOptions {
  lean?: number;
  scarf?: string;
  bag?: string;
  hat?: string;
}

/** The little person of the season: head, coat, two legs. `x`, `y` are the feet; scarf, bag and hat name their paper. */
export function figure(
  x: number,
  y: number,
  height: number,
  random: Random,
  fill: string = papers.ink,
  options: FigureOptions = {},
): string {
  const { lean = 0, scarf, bag, hat } = options;
  const unit = height / 10;
  /** Points in tenths of the height, from the feet upwards; each may lean with the upper body. */
  const shape = (points: [x: number, up: number, lean?: number][], wobble = 0.08): string =>
    cut(
      points.map(([right, up, share = 0]): Point => [x + right * unit + share * lean, y - up * unit]),
      random,
      unit * wobble,
      999,
    );

  const body = shape(
    [
      [-1.15, 8, 1],
      [1.1, 8.05, 1],
      [1.75, 2.4],
      [-1.85, 2.3],
    ],
    0.1,
  );
  const legs =
    shape(
      [
        [-1.1, 2.6],
        [-0.15, 2.6],
        [-0.35, 0],
        [-1.25, 0],
      ],
      0.1,
    ) +
    shape(
      [
        [0.2, 2.6],
        [1.1, 2.6],
        [1.3, 0],
        [0.4, 0],
      ],
      0.1,
    );
  const head = disc(x + lean * 1.25, y - 8.95 * unit, unit * 0.95, random, unit * 1.05, 14, 0.03);
  let pieces = piece(body + legs + head, fill);
  if (hat) {
    const brim = shape([
      [-1.9, 9.45, 1.2],
      [1.9, 9.5, 1.2],
      [1.8, 9.1, 1.2],
      [-1.8, 9.1, 1.2],
    ]);
    pieces += piece(
      brim +
        shape([
          [-0.95, 9.3, 1.2],
          [-0.8, 10.6, 1.2],
          [0.8, 10.6, 1.2],
          [0.95, 9.3, 1.2],
        ]),
      hat,
    );
  }
  if (scarf)
    pieces += piece(
      shape([
        [-1.2, 8.2, 1],
        [1.2, 8.2, 1],
        [1.1, 7.3],
        [-0.9, 7.4],
        [-3.4, 6.1],
        [-3.1, 7.1],
      ]),
      scarf,
    );
  if (bag)
    pieces += piece(
      shape([
        [1.6, 3.6],
        [4, 3.5],
        [4, 1.5],
        [1.6, 1.6],
      ]),
      bag,
    );
  return pieces;
}
