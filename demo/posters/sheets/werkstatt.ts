import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, disc, ground, layer, moved, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const werkstatt: Sheet = {
  idea: 'a huge pair of scissors cuts the sheet itself',
  focusTop: 380,
  draw(random) {
    let sheet = ground(papers.straw);
    // The paper, cut open by the blades from the top edge down to the pivot.
    sheet += layer(cut('-20,-20 560,-20 600,640 600,1520 -20,1520', random, 4), papers.paper, 12, 10);
    sheet += piece(cut('600,760 640,1520 -20,1520 -20,1100', random, 5), papers.paper);
    const blade = (side: number): string =>
      moved(
        `translate(600 720) scale(${side} 1) rotate(17)`,
        layer(cut('-58,-20 -50,-640 -6,-760 44,-640 66,40 10,90 -40,60', random, 4), papers.ink, 8, 12) +
          piece(cut('20,-620 40,-630 58,30 38,30', random, 2), side > 0 ? papers.bone : shades.night) +
          layer(cut('-40,40 40,20 10,250 -50,230', random, 4), papers.vermilion, 6, 10) +
          layer(disc(-30, 420, 200, random, 230), papers.vermilion, 8, 14) +
          piece(disc(-30, 420, 112, random, 140), side > 0 ? papers.straw : papers.paper),
      );
    sheet += blade(-1) + blade(1) + piece(disc(600, 730, 34, random), papers.straw) + piece(disc(600, 730, 12, random), papers.ink);
    return sheet + figure(250, 1470, 150, random, papers.ink, { scarf: papers.vermilion }) + figure(150, 1476, 118, random);
  },
};
