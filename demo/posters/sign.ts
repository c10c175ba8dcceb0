import { papers } from './papers.ts';
import { randomFrom } from './random.ts';
import { cut, disc, moved, piece } from './scissors.ts';

/** Signs of the sponsors: black paper on white, 1200 x 800. */
const signs = {
  stadt: () => {
    const random = randomFrom('sign stadt');
    return (
      piece(cut('300,640 300,340 600,140 900,340 900,640 800,640 800,400 600,262 400,400 400,640', random, 4), papers.ink) +
      piece(cut('480,640 480,440 720,440 720,640 640,640 640,520 560,520 560,640', random, 4), papers.ink)
    );
  },
  kulturkreis: () => {
    const random = randomFrom('sign kulturkreis');
    const ring = (x: number): string => piece(disc(x, 400, 240, random), papers.ink) + piece(disc(x, 400, 172, random), '#FFFFFF');
    const crossing = piece(disc(600, 400, 44, random, 120), papers.ink);
    // The second ring would cut the first one's inner edge: the first is laid twice.
    return ring(750) + ring(450) + piece(disc(750, 400, 172, random), '#FFFFFF') + crossing;
  },
  stadtwerke: () => {
    const wave = (y: number): string =>
      piece(
        `M240 ${y}Q330 ${y - 130} 420 ${y}T600 ${y}T780 ${y}T960 ${y}V${y + 76}Q870 ${y + 206} 780 ${y + 76}T600 ${y + 76}T420 ${y + 76}T240 ${y + 76}Z`,
        papers.ink,
      );
    return wave(270) + wave(470);
  },
  wegstern: () => {
    const random = randomFrom('sign wegstern');
    const ray = (angle: number): string =>
      moved(`rotate(${angle} 600 400)`, piece(cut('562,120 638,120 616,400 638,680 562,680 584,400', random, 4), papers.ink));
    return [0, 60, 120].map(ray).join('');
  },
};

export type SignKey = keyof typeof signs;
export const signKeys = Object.keys(signs) as SignKey[];

/** The sign of a sponsor as SVG of 1200 x 800. */
export function sign(key: SignKey): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><path d="M0 0H1200V800H0Z" fill="#FFFFFF"/>${signs[key]()}</svg>`;
}
