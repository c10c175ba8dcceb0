import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import type { Random } from '../random.ts';
import { cut, ground, layer, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const halbtreppe: Sheet = {
  idea: 'staircase',
  focusTop: 500,
  draw(random) {
    return (
      ground(papers.vermilion) +
      flight({ foot: [1240, 560], side: -1, count: 9, step: [120, 62], body: papers.blood, edge: shades.vermilion }, random) +
      flight({ foot: [-40, 1080], side: 1, count: 9, step: [124, 62], body: papers.ink, edge: papers.bone }, random) +
      flight({ foot: [1260, 1620], side: -1, count: 10, step: [120, 66], body: papers.paper, edge: papers.straw }, random) +
      figure(455, 770, 190, random, papers.paper, { hat: papers.straw, bag: papers.straw })
    );
  },
};

interface Flight {
  foot: Point;
  /** Rising to the right (1) or left (-1). */
  side: number;
  count: number;
  step: Point;
  body: string;
  edge: string;
}

function flight({ foot: [x, y], side, count, step: [depth, rise], body, edge }: Flight, random: Random): string {
  /** The outer and inner corner of a tread, counted from the foot. */
  const tread = (index: number, below = 0): [Point, Point] => {
    const top = y - rise * (index + 1) + below;
    return [
      [x + side * depth * index, top],
      [x + side * depth * (index + 1), top],
    ];
  };
  const treads = Array.from({ length: count }, (_, index) => index);
  const profile: Point[] = [[x, y], ...treads.flatMap((index) => tread(index))];
  const whole = cut([...profile, [x + side * depth * count, y - rise * count + 150], [x, y + 150]], random, 3, 400);
  const edges = treads.map((index) => piece(cut([...tread(index), ...tread(index, 26).reverse()], random, 2, 400), edge));
  return layer(whole, body, 0, 26, 0.28) + edges.join('');
}
