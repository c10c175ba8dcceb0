import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, disc, ground, layer, moved, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const sinfonie: Sheet = {
  idea: 'a cello, so near that only its f-holes fit, and a door in one of them',
  focusTop: 380,
  draw(random) {
    let sheet = ground(papers.night);
    const body =
      'M150 -40C40 140 60 330 190 470C250 540 250 640 190 720C60 860 20 1120 90 1540H1110C1180 1120 1140 860 1010 720C950 640 950 540 1010 470C1140 330 1160 140 1050 -40Z';
    sheet += layer(body, papers.vermilion, 16, 0, 0.35);
    sheet += piece('M150 -40C40 140 60 330 190 470C240 520 250 560 246 600C150 480 120 240 230 -40Z', shades.vermilion);
    const hole = (side: number): string =>
      moved(
        `translate(600 690) scale(${side} 1)`,
        piece(disc(176, -290, 54, random) + disc(330, 330, 70, random), papers.ink) +
          piece(cut('128,-300 196,-336 300,-120 330,120 372,310 300,372 236,120 210,-110', random, 4, 120), papers.ink) +
          piece(cut('190,20 350,-10 352,18 192,48', random, 3), papers.ink),
      );
    sheet += hole(-1) + hole(1);
    sheet += layer(cut('470,-40 730,-40 712,560 488,560', random, 4), papers.ink, 12, 10);
    sheet += layer(
      cut('400,1000 800,1000 780,1060 720,1080 700,1170 760,1210 440,1210 500,1170 480,1080 420,1060', random, 4),
      papers.straw,
      8,
      18,
    );
    for (let index = 0; index < 4; index++) {
      const x = 516 + index * 56;
      sheet += piece(
        cut(
          [
            [x - 5, -40],
            [x + 5, -40],
            [x + (index - 1.5) * 26 + 5, 1002],
            [x + (index - 1.5) * 26 - 5, 1002],
          ],
          random,
          1,
          500,
        ),
        papers.paper,
      );
    }
    sheet += piece(cut('420,1290 780,1290 730,1540 470,1540', random, 4), papers.ink);
    return sheet + figure(905, 1060, 190, random, papers.straw);
  },
};
