import { papers } from '../papers.ts';
import { cut, disc, ground, onCircle, piece, within } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const sandmann: Sheet = {
  idea: 'an eye',
  focusTop: 330,
  draw(random) {
    let sheet = ground(papers.bone);
    const lid = 'M-40 800Q260 380 600 372Q950 376 1240 800Q950 1130 600 1140Q250 1130 -40 800Z';
    sheet += piece(cut('-20,-20 1220,-20 1220,620 900,330 600,280 300,330 -20,620', random, 9, 120), papers.ink);
    sheet += piece(lid, papers.paper);
    let eye = piece(disc(600, 720, 350, random), papers.vermilion);
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2;
      eye += piece(
        cut([onCircle(600, 720, angle, 190), onCircle(600, 720, angle - 0.05, 332), onCircle(600, 720, angle + 0.05, 332)], random, 4),
        papers.blood,
      );
    }
    eye += piece(disc(600, 720, 180, random), papers.ink) + piece(disc(682, 636, 52, random, 52, 20), papers.paper);
    sheet += within('eyeball', lid, eye);
    for (let i = 0; i < 11; i++) {
      const share = i / 10;
      const x = 60 + share * 1080;
      const y = 620 - Math.sin(share * Math.PI) * 300;
      const bend = (share - 0.5) * 150;
      sheet += piece(
        cut(
          [
            [x - 24, y + 10],
            [x + bend - 4, y - 190],
            [x + bend + 4, y - 190],
            [x + 24, y + 10],
          ],
          random,
          4,
        ),
        papers.ink,
      );
    }
    for (let i = 0; i < 240; i++) {
      const y = 1180 + random() ** 0.7 * 330;
      sheet += piece(
        disc(random() * 1200, y, 5 + random() * 7, random, 5 + random() * 6, 7, 0.1),
        random() > 0.82 ? papers.vermilion : papers.ink,
      );
    }
    return sheet;
  },
};
