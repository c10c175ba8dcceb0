import { randomFrom } from './random.ts';
import type { Sheet } from './sheet.ts';
import { antigone } from './sheets/antigone.ts';
import { carmen } from './sheets/carmen.ts';
import { cyrano } from './sheets/cyrano.ts';
import { donau } from './sheets/donau.ts';
import { fledermaus } from './sheets/fledermaus.ts';
import { fuehrung } from './sheets/fuehrung.ts';
import { gezeiten } from './sheets/gezeiten.ts';
import { haensel } from './sheets/haensel.ts';
import { halbtreppe } from './sheets/halbtreppe.ts';
import { hamlet } from './sheets/hamlet.ts';
import { kaiser } from './sheets/kaiser.ts';
import { kirschgarten } from './sheets/kirschgarten.ts';
import { klavier } from './sheets/klavier.ts';
import { macbeth } from './sheets/macbeth.ts';
import { maskenball } from './sheets/maskenball.ts';
import { matinee } from './sheets/matinee.ts';
import { nachtschicht } from './sheets/nachtschicht.ts';
import { nora } from './sheets/nora.ts';
import { sandmann } from './sheets/sandmann.ts';
import { schwanensee } from './sheets/schwanensee.ts';
import { sinfonie } from './sheets/sinfonie.ts';
import { sommernachtstraum } from './sheets/sommernachtstraum.ts';
import { stadtmusikanten } from './sheets/stadtmusikanten.ts';
import { sturm, sturmHeimfahrt, sturmInsel, sturmNacht, sturmSchiffbruch } from './sheets/sturm.ts';
import { wanja } from './sheets/wanja.ts';
import { werkstatt } from './sheets/werkstatt.ts';
import { winterreise } from './sheets/winterreise.ts';
import { woyzeck } from './sheets/woyzeck.ts';

/** Every sheet by its slug: the productions, then scenes and the wide hero of 'Der Sturm'. */
export const sheets = {
  hamlet,
  fledermaus,
  sommernachtstraum,
  wanja,
  maskenball,
  macbeth,
  klavier,
  halbtreppe,
  sturm,
  nachtschicht,
  antigone,
  nora,
  carmen,
  cyrano,
  winterreise,
  kaiser,
  sandmann,
  gezeiten,
  kirschgarten,
  woyzeck,
  werkstatt,
  donau,
  fuehrung,
  matinee,
  sinfonie,
  stadtmusikanten,
  schwanensee,
  haensel,
  'sturm-2': sturmInsel,
  'sturm-3': sturmSchiffbruch,
  'sturm-4': sturmHeimfahrt,
  'sturm-nacht': sturmNacht,
} satisfies Record<string, Sheet>;

export type PosterSlug = keyof typeof sheets;
export const posterSlugs = Object.keys(sheets) as PosterSlug[];

/** A rectangle of the sheet: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The sheet or a section of it as SVG, the same at every call; `box` is the whole sheet of 1200 x 1500 by default. */
export function poster(slug: PosterSlug, box: Box = [0, 0, 1200, 1500]): string {
  const [, , width, height] = box;
  const pieces = sheets[slug].draw(randomFrom(slug));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}">${pieces}</svg>`;
}

/** The 16:9 crop of a sheet. */
export function wideBox(slug: PosterSlug): Box {
  const sheet: Sheet = sheets[slug];
  return sheet.isWide ? [0, 0, 2000, 1125] : [0, Math.min(sheet.focusTop + 60, 825), 1200, 675];
}

/** The point of a sheet a crop keeps in view, as fractions from the top left: the middle of its 3:2 crop. */
export function focusOf(slug: PosterSlug): [number, number] {
  if (sheets[slug] === sturmNacht) return [0.74, 0.42];
  return [0.5, Math.round(((sheets[slug].focusTop + 400) / 1500) * 1000) / 1000];
}
