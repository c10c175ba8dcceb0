import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import type { Random } from '../random.ts';
import { cut, disc, ground, onCircle, type Point, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const winterreise: Sheet = {
  idea: 'bare tree, three suns',
  focusTop: 480,
  draw(random) {
    let sheet = ground(shades.snow) + piece(disc(250, 360, 105, random), papers.paper);
    sheet += piece(disc(520, 300, 150, random), papers.vermilion) + piece(disc(800, 370, 95, random), papers.paper);
    sheet += piece(cut('-20,1130 420,1060 820,1120 1220,1040 1220,1520 -20,1520', random, 8), papers.paper);
    sheet += branch({ from: [880, 1230], angle: -1.62, length: 360, width: 46, forks: 5 }, random);
    sheet += figure(330, 1225, 250, random, papers.ink, { lean: 14, scarf: papers.vermilion, hat: papers.ink });
    sheet += piece(cut('-20,1290 600,1200 1220,1300 1220,1520 -20,1520', random, 8), papers.paper);
    for (let step = 0; step < 5; step++) {
      sheet += piece(disc(240 - step * 52, 1250 + step * 46, 20 + step * 3, random, 9 + step, 12, 0.05), shades.snow);
    }
    return sheet;
  },
};

interface Branch {
  from: Point;
  angle: number;
  length: number;
  width: number;
  /** How often it still divides. */
  forks: number;
}

function branch({ from: [x, y], angle, length, width, forks }: Branch, random: Random): string {
  const [endX, endY] = onCircle(x, y, angle, length);
  const [acrossX, acrossY] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const wood: Point[] = [
    [x + acrossX, y + acrossY],
    [endX + acrossX * 0.55, endY + acrossY * 0.55],
    [endX - acrossX * 0.55, endY - acrossY * 0.55],
    [x - acrossX, y - acrossY],
  ];
  let pieces = piece(cut(wood, random, width * 0.25, 120), papers.ink);
  if (forks === 0) return pieces;
  const grow = (share: number, turn: number, size: number, thickness: number, rest: number): string => {
    const from: Point = [x + (endX - x) * share, y + (endY - y) * share];
    return branch({ from, angle: angle + turn, length: length * size, width: width * thickness, forks: Math.max(0, rest) }, random);
  };
  pieces += grow(1, -0.32 - random() * 0.38, 0.66 + random() * 0.14, 0.55, forks - 1);
  pieces += grow(1, 0.3 + random() * 0.4, 0.62 + random() * 0.14, 0.52, forks - 1);
  // Here and there a twig from the middle, to either side.
  if (random() > 0.6) pieces += grow(0.5, random() > 0.5 ? 0.8 : -0.8, 0.5, 0.35, forks - 2);
  return pieces;
}
