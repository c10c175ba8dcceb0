import { papers } from '../papers.ts';
import { cut, disc, ground, layer, type Point, piece, polygon } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const gezeiten: Sheet = {
  idea: 'a body made of arcs',
  focusTop: 300,
  draw(random) {
    const arc = (cx: number, cy: number, R: number, w: number, a0: number, a1: number, c: string): string => {
      const k = 22;
      const o: Point[] = [];
      const i2: Point[] = [];
      for (let i = 0; i <= k; i++) {
        const a = a0 + ((a1 - a0) * i) / k,
          j = 1 + (random() - 0.5) * 0.008;
        o.push([cx + Math.cos(a) * (R + w / 2) * j, cy + Math.sin(a) * (R + w / 2) * j]);
        i2.unshift([cx + Math.cos(a) * (R - w / 2) * j, cy + Math.sin(a) * (R - w / 2) * j]);
      }
      return layer(polygon([...o, ...i2]), c, 8, 12, 0.2);
    };
    const PI = Math.PI;
    return (
      ground(papers.paper) +
      piece(cut('-20,1290 1220,1290 1220,1520 -20,1520', random, 5), papers.bone) +
      arc(330, 1300, 560, 150, -PI / 2 - 0.1, 0, papers.ink) +
      arc(330, 1300, 330, 150, -PI / 2 - 0.28, -0.02, papers.blush) +
      arc(700, 620, 330, 130, PI * 0.62, PI * 1.5, papers.vermilion) +
      arc(940, 330, 250, 84, PI * 0.52, PI * 1.06, papers.ink) +
      arc(300, 420, 300, 84, PI * 0.02, PI * 0.52, papers.blush) +
      layer(disc(800, 235, 96, random), papers.ink, 8, 12, 0.2)
    );
  },
};
