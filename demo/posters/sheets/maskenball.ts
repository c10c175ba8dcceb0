import { papers } from '../papers.ts';
import { pick } from '../random.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const maskenball: Sheet = {
  idea: 'a mask, cut in two',
  focusTop: 330,
  draw(random) {
    const half = (m: number) =>
      `M600 560C${600 + m * 120} 470 ${600 + m * 330} 430 ${600 + m * 520} 500C${600 + m * 560} 690 ${600 + m * 480} 900 ${600 + m * 300} 930C${600 + m * 180} 950 ${600 + m * 90} 850 600 870Z`;
    const eye = (m: number) =>
      `M${600 + m * 130} 720C${600 + m * 190} 600 ${600 + m * 330} 590 ${600 + m * 410} 660C${600 + m * 360} 780 ${600 + m * 220} 800 ${600 + m * 130} 720Z`;
    let sheet = ground(papers.blush);
    for (let i = 0; i < 9; i++) {
      const a = -1.25 + i * 0.31;
      const c = pick([papers.ink, papers.blood, papers.paper], i);
      const L = 760 - Math.abs(i - 4) * 30;
      sheet += `<g transform="translate(600 640) rotate(${(a * 57.3).toFixed(1)})">${piece(
        cut(
          [
            [-26, 0],
            [-78, -L * 0.5],
            [-50, -L * 0.9],
            [0, -L],
            [52, -L * 0.88],
            [76, -L * 0.5],
            [26, 0],
          ],
          random,
          7,
          110,
        ),
        c,
      )}${piece(
        cut(
          [
            [-4, 0],
            [4, 0],
            [2, -L * 0.9],
            [-2, -L * 0.9],
          ],
          random,
          2,
        ),
        papers.blush,
      )}</g>`;
    }
    sheet += `<g transform="translate(12 18)" opacity=".25">${piece(half(1) + half(-1), papers.ink)}</g>`;
    sheet +=
      piece(half(-1), papers.paper) +
      piece(half(1), papers.vermilion) +
      piece(eye(-1) + eye(1), papers.ink) +
      piece(disc(870, 690, 40, random, 40, 20), papers.straw) +
      piece(disc(332, 690, 40, random, 40, 20), papers.straw);
    return (
      sheet +
      layer(cut('500,1160 600,1120 700,1160 640,1235 600,1245 556,1235', random, 5, 90), papers.blood) +
      piece(cut('500,1160 600,1172 700,1160 600,1186', random, 3, 90), papers.ink)
    );
  },
};
