/** The schematic plan of a venue, as SVG paths in 1200 by 800 units. */
export interface Plan {
  blocks: string;
  parks: string;
  water: string;
  venue: string;
  /** Position of the marker: the middle of the venue. */
  marker: [x: number, y: number];
}

type Point = readonly [x: number, y: number];

const width = 1200;
const height = 800;
const middle: Point = [760, 330];

/**
 * Generates a plan with blocks, parks and a river around a venue, without a request to a map provider (VEN-02). Not a real map: the
 * streets are generated from the coordinates, always the same for the same place.
 */
export function createSitePlan(latitude: number, longitude: number): Plan {
  const noise = noiseOf(latitude, longitude);
  const turn = (noise(0, 0) - 0.5) * 0.7;
  const corner = (column: number, row: number): Point => {
    const x = (column - 0.5 + (noise(column, row) - 0.5) * 0.34) * 178;
    const y = (row - 0.5 + (noise(row, column + 31) - 0.5) * 0.3) * 132;
    return [middle[0] + x * Math.cos(turn) - y * Math.sin(turn), middle[1] + x * Math.sin(turn) + y * Math.cos(turn)];
  };
  const plan: Plan = { blocks: '', parks: '', water: riverOf(noise), venue: '', marker: [0, 0] };
  for (let row = -6; row <= 7; row++) {
    for (let column = -7; column <= 6; column++) {
      const cell = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
      if (!isSeen(cell)) continue;
      if (row === 0 && column === 0) {
        plan.venue = pathOf(inset(cell, 0.3));
        plan.marker = rounded(centreOf(cell));
      }
      const value = noise(column + 71, row + 13);
      if (value < 0.12 && (row !== 0 || column !== 0)) plan.parks += pathOf(inset(cell, 0.06));
      else plan.blocks += (value > 0.6 ? halvesOf(cell) : [cell]).map((block) => pathOf(inset(block, 0.07))).join('');
    }
  }
  return plan;
}

/** Numbers between 0 and 1 that look like chance and depend on the place and two numbers only. */
function noiseOf(latitude: number, longitude: number): (a: number, b: number) => number {
  const seed = (Math.round(latitude * 1e4) * 31 + Math.round(longitude * 1e4) * 17) % 100_003;
  return (a, b) => {
    let mixed = Math.imul(a * 374_761 + b * 668_265 + seed, 0x5bd1e995);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x27d4eb2f);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** From the left edge to the right one, below the venue. */
function riverOf(noise: (a: number, b: number) => number): string {
  const [from, dip, to] = [560 + noise(5, 1) * 120, 600 + noise(5, 2) * 120, 500 + noise(5, 3) * 160].map(Math.round);
  return `M-60 ${from}C280 ${(from ?? 0) - 130} 420 ${(dip ?? 0) + 120} 700 ${dip}S1120 ${(to ?? 0) - 40} 1260 ${to}`;
}

function isSeen(cell: readonly Point[]): boolean {
  return cell.some(([x]) => x > 0) && cell.some(([x]) => x < width) && cell.some(([, y]) => y > 0) && cell.some(([, y]) => y < height);
}

function centreOf(cell: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => cell.reduce((sum, point) => sum + point[axis], 0) / cell.length;
  return [mean(0), mean(1)];
}

/** The block within its streets. */
function inset(cell: readonly Point[], by: number): Point[] {
  const [x, y] = centreOf(cell);
  return cell.map((point) => [point[0] + (x - point[0]) * by * 2, point[1] + (y - point[1]) * by * 2]);
}

function halvesOf(cell: readonly Point[]): Point[][] {
  const [a, b, c, d] = cell as [Point, Point, Point, Point];
  const half = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return [
    [a, half(a, b), half(d, c), d],
    [half(a, b), b, c, half(d, c)],
  ];
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => rounded(point).join(' ')).join('L')}Z`;
}

function rounded([x, y]: Point): [number, number] {
  return [Math.round(x), Math.round(y)];
}
