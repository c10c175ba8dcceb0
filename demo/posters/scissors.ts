import { papers } from './papers.ts';
import { pick, type Random } from './random.ts';

/**
 * The tools of the paper theatre. A sheet is 1200 x 1500; every edge runs through `cut()` or `disc()`,
 * so that it is slightly off. No gradients, no outlines: depth comes from overlap and the flat shadow.
 */
export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Corners of a shape: computed points, or 'x,y x,y ...' as SVG writes them. */
export type Corners = readonly Point[] | string;

/** Path of a polygon with exact corners. */
export function polygon(corners: Corners): string {
  return `M${pointsOf(corners)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L')}Z`;
}

/** Path of a scissor-cut polygon: long edges are broken every `step` px and pushed off line by `wobble` px. */
export function cut(corners: Corners, random: Random, wobble = 5, step = 170): string {
  const points = pointsOf(corners);
  const path: Point[] = [];
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = pick(points, index + 1);
    const length = Math.hypot(nextX - x, nextY - y);
    const parts = Math.max(1, Math.round(length / step));
    path.push([x + (random() - 0.5) * wobble, y + (random() - 0.5) * wobble]);
    for (let part = 1; part < parts; part++) {
      const way = part / parts;
      const off = (random() - 0.5) * 2 * wobble;
      path.push([x + (nextX - x) * way - ((nextY - y) / length) * off, y + (nextY - y) * way + ((nextX - x) / length) * off]);
    }
  });
  return polygon(path);
}

/** Path of a scissor-cut disc or ellipse: about a third of `cuts` corners, joined by a soft curve. */
export function disc(x: number, y: number, radius: number, random: Random, radiusY = radius, cuts = 46, wobble = 0.011): string {
  const count = Math.max(9, Math.round(cuts / 3));
  const corners = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const off = 1 + (random() - 0.5) * 1.6 * wobble;
    return [x + Math.cos(angle) * radius * off, y + Math.sin(angle) * radiusY * off];
  });
  const [startX, startY] = pick(corners, 0);
  let path = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((offset) => pick(corners, index + offset)) as [Point, Point, Point, Point];
    path += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)}`;
    path += ` ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  }
  return `${path}Z`;
}

/** One piece of paper. */
export function piece(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A piece of paper that lies on another one: the same shape below it, moved and dark, is its shadow. */
export function layer(path: string, fill: string, moveX = 10, moveY = 14, opacity = 0.22): string {
  return `<path d="${path}" fill="${papers.ink}" opacity="${opacity}" transform="translate(${moveX} ${moveY})"/>${piece(path, fill)}`;
}

/** The whole sheet in one paper, a little larger than the picture. */
export function ground(fill: string, width = 1200): string {
  return piece(`M-20-20H${width + 20}V1520H-20Z`, fill);
}

/** Pieces that are only seen inside a path; `name` is unique within the sheet. */
export function within(name: string, path: string, pieces: string): string {
  return `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${pieces}</g>`;
}

/** Pieces with a hole through which one sees what lies below; `name` is unique within the sheet. */
export function without(name: string, hole: string, pieces: string): string {
  const mask = `<mask id="${name}"><path d="M-100-100H2100V1700H-100Z" fill="#FFF"/><path d="${hole}"/></mask>`;
  return `${mask}<g mask="url(#${name})">${pieces}</g>`;
}

/** Pieces moved, turned or scaled together by an SVG transform. */
export function moved(transform: string, pieces: string): string {
  return `<g transform="${transform}">${pieces}</g>`;
}

/** A bent strip of paper without ends of its own (a stem, a hook): the only line the scissors allow. */
export function strip(path: string, width: number, fill: string): string {
  return `<path d="${path}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linejoin="bevel"/>`;
}

/** A point on a circle; angles in radians, 0 to the right, clockwise. */
export function onCircle(x: number, y: number, angle: number, radius: number): Point {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Corners given as distance from a vertical axis, on its right (side 1) or left (side -1). */
export function besideAxis(axis: number, side: number, corners: string): Point[] {
  return pointsOf(corners).map(([distance, y]): Point => [axis + side * distance, y]);
}

function pointsOf(corners: Corners): readonly Point[] {
  if (typeof corners !== 'string') return corners;
  return corners.split(' ').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    return [x, y];
  });
}
