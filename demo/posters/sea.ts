import { figure } from './figure.ts';
import { papers, shades } from './papers.ts';
import type { Random } from './random.ts';
import { cut, disc, ground, layer, moved, piece } from './scissors.ts';

/** What differs between the pictures of the sea in 'Der Sturm'. */
export interface SeaOptions {
  sky?: string;
  sun?: { x: number; y: number; radius: number; fill: string };
  /** Height of the farthest wave. */
  horizon?: number;
  /** The five waves, the farthest first. */
  waves?: readonly [string, string, string, string, string];
  /** The paper boat, none when null. */
  boat?: { x: number; tilt: number; sail: string } | null;
  /** Prospero on his rock. */
  hasMan?: boolean;
  width?: number;
}

const defaults = {
  sky: papers.bone,
  sun: { x: 820, y: 470, radius: 260, fill: papers.vermilion },
  horizon: 720,
  waves: [papers.night, papers.ink, shades.night, papers.night, papers.ink] as const,
  boat: { x: 560, tilt: -13, sail: papers.bone },
  hasMan: false,
  width: 1200,
};

/** The sea of 'Der Sturm': a sun, five rows of waves and a paper boat between them. */
export function sea(random: Random, options: SeaOptions = {}): string {
  const { sky, sun, horizon, waves, boat, hasMan, width } = { ...defaults, ...options };
  const wave = (y: number, length: number, height: number, fill: string, shift: number): string => {
    let path = `M-60 1540L-60 ${y}`;
    for (let x = -60 - shift; x < width + 60; x += length) {
      const crest = `${Math.round(x + length * 0.42)} ${Math.round(y - height * 1.55 - random() * 16)}`;
      path += `Q${crest} ${Math.round(x + length * 0.86)} ${Math.round(y - height * 0.42)}`;
      path += `Q${Math.round(x + length * 0.66)} ${Math.round(y - height * 0.1)} ${Math.round(x + length)} ${Math.round(y + random() * 10)}`;
    }
    return piece(`${path}L${width + 160} 1540Z`, fill);
  };

  let pieces = ground(sky, width) + piece(disc(sun.x, sun.y, sun.radius, random), sun.fill);
  pieces += wave(horizon, 250, 78, waves[0], 90) + wave(horizon + 150, 320, 108, waves[1], 210);
  if (boat) pieces += moved(`translate(${boat.x} ${horizon + 168}) rotate(${boat.tilt})`, paperBoat(boat.sail, random));
  pieces += wave(horizon + 300, 410, 150, waves[2], 40);
  if (hasMan) pieces += moved('translate(-10 -250)', manOnRock(random));
  return pieces + wave(horizon + 480, 520, 170, waves[3], 300) + wave(horizon + 690, 640, 190, waves[4], 120);
}

function paperBoat(sail: string, random: Random): string {
  const hull = cut('-190,-95 190,-95 118,40 -112,40', random, 5, 999);
  const left = cut('-190,-95 0,-300 6,-95', random, 4, 999);
  const right = cut('14,-95 2,-300 190,-95', random, 4, 999);
  return layer(hull, papers.paper, 10, 12) + piece(left, papers.paper) + piece(right, sail);
}

function manOnRock(random: Random): string {
  const rock = cut('560,1530 690,1150 800,1064 960,1090 1120,1530', random, 8, 90);
  const staff = cut('930,790 946,790 926,1090 910,1090', random, 3);
  return piece(rock, papers.ink) + figure(850, 1080, 270, random) + piece(staff, papers.vermilion);
}
