import { papers } from '../papers.ts';
import { cut, disc, ground, layer, onCircle, type Point, piece, polygon } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

const steps = 22;

export const gezeiten: Sheet = {
  idea: 'a body made of arcs',
  focusTop: 300,
  draw(random) {
    /** A bent strip; angles in half turns. */
    const arc = (x: number, y: number, radius: number, width: number, from: number, to: number, fill: string): string => {
      const outside: Point[] = [];
      const inside: Point[] = [];
      for (let step = 0; step <= steps; step++) {
        const angle = (from + ((to - from) * step) / steps) * Math.PI;
        const off = 1 + (random() - 0.5) * 0.008;
        outside.push(onCircle(x, y, angle, (radius + width / 2) * off));
        inside.unshift(onCircle(x, y, angle, (radius - width / 2) * off));
      }
      return layer(polygon([...outside, ...inside]), fill, 8, 12, 0.2);
    };
    return (
      ground(papers.paper) +
      piece(cut('-20,1290 1220,1290 1220,1520 -20,1520', random, 5), papers.bone) +
      arc(330, 1300, 560, 150, -0.532, 0, papers.ink) +
      arc(330, 1300, 330, 150, -0.589, -0.006, papers.blush) +
      arc(700, 620, 330, 130, 0.62, 1.5, papers.vermilion) +
      arc(940, 330, 250, 84, 0.52, 1.06, papers.ink) +
      arc(300, 420, 300, 84, 0.02, 0.52, papers.blush) +
      layer(disc(800, 235, 96, random), papers.ink, 8, 12, 0.2)
    );
  },
};
