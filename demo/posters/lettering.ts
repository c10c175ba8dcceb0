import { moved, piece } from './scissors.ts';

/** Outlines of Bricolage Grotesque ExtraBold (SIL Open Font License), 1000 units per em, capitals 660 high. */
const outlines = {
  N: 'M26 0V-660H207L362 -250H365V-660H514V0H336L178 -414H176V0Z',
  E: 'M26 0V-660H183V0ZM139 0V-129H368V0ZM139 -276V-393H336V-276ZM139 -531V-660H368V-531Z',
  I: 'M26 0V-660H185V0Z',
} as const;

/** A capital as a piece of paper: type is a picture here, so it does not depend on the fonts of the machine. */
export function capital(letter: keyof typeof outlines, x: number, y: number, scale: number, fill: string): string {
  return moved(`translate(${x} ${y}) scale(${scale})`, piece(outlines[letter], fill));
}
