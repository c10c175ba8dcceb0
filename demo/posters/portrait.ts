import { papers, shades } from './papers.ts';
import { pick, type Random, randomFrom } from './random.ts';
import { cut, disc, ground, layer, type Point, piece, within } from './scissors.ts';

/** Wall, coat, face, the face's side in the shade, hair: five papers that go together. */
type Suit = readonly [wall: string, coat: string, face: string, shade: string, hair: string];

/** Chosen by number in a person's look. */
const suits: readonly Suit[] = [
  [papers.vermilion, papers.ink, papers.paper, papers.bone, papers.ink],
  [papers.night, papers.vermilion, papers.blush, '#DE9A80', papers.ink],
  [papers.straw, papers.night, papers.paper, papers.blush, papers.vermilion],
  [papers.blush, papers.ink, papers.paper, papers.bone, papers.blood],
  [papers.bone, papers.vermilion, '#7A4526', '#5B3019', papers.ink],
  [papers.ink, papers.bone, papers.blush, papers.vermilion, papers.straw],
  [papers.blood, papers.straw, papers.bone, papers.blush, papers.ink],
  [papers.paper, papers.night, papers.blush, '#DE9A80', papers.night],
  [shades.night, papers.paper, '#B3693F', papers.blood, papers.ink],
  [papers.bone, papers.ink, papers.blush, '#DE9A80', shades.snow],
];

type Hair = (fill: string, random: Random) => { behind: string; before: string };

const x = 600;
const haircuts = {
  short(fill, random) {
    return {
      behind: '',
      before: layer(cut('330,640 320,430 400,270 600,210 800,260 890,430 880,640 830,500 700,430 480,450 380,510', random, 6), fill, 0, 12),
    };
  },
  bob(fill, random) {
    const shape = cut('270,900 270,480 380,270 600,200 820,270 930,480 930,900 800,920 400,920', random, 7);
    return {
      behind: piece(shape, fill),
      before: piece(cut('330,620 340,400 600,240 860,400 870,620 760,440 600,400 440,440', random, 6), fill),
    };
  },
  bun(fill, random) {
    return {
      behind: piece(disc(x, 190, 130, random), fill),
      before: piece(cut('330,600 340,400 600,240 860,400 870,600 780,420 600,370 420,420', random, 6), fill),
    };
  },
  curls(fill, random) {
    const spots: Point[] = [
      [330, 560],
      [330, 400],
      [420, 280],
      [560, 220],
      [710, 235],
      [830, 310],
      [890, 440],
      [880, 590],
    ];
    return {
      behind: spots.map(([left, top]) => piece(disc(left, top, 120, random), fill)).join(''),
      before: piece(disc(x, 320, 210, random, 110), fill),
    };
  },
  long(fill, random) {
    const shape = cut('290,1200 260,520 370,280 600,200 830,280 940,520 910,1200 760,1240 440,1240', random, 8);
    return {
      behind: piece(shape, fill),
      before: layer(cut('320,700 340,380 560,230 880,400 880,700 800,470 620,330 470,470', random, 6), fill, 0, 10),
    };
  },
  crop(fill, random) {
    return { behind: '', before: piece(cut('345,520 350,400 450,290 600,255 750,290 850,400 855,520 760,380 440,380', random, 5), fill) };
  },
  quiff(fill, random) {
    return {
      behind: '',
      before: layer(cut('340,580 330,380 420,210 660,120 900,170 820,260 890,420 860,600 800,440 480,420', random, 7), fill, 0, 12),
    };
  },
  bald(fill, random) {
    return { behind: piece(disc(340, 590, 60, random, 100) + disc(860, 590, 60, random, 100), fill), before: '' };
  },
  hat(fill, random) {
    return {
      behind: '',
      before:
        layer(cut('210,440 990,400 985,470 215,510', random, 5), fill, 0, 16) +
        piece(cut('340,450 390,180 600,150 800,170 860,430', random, 6), fill),
    };
  },
} satisfies Record<string, Hair>;

/** How a person is cut: the number of the suit, the hair and at most one thing to remember the face by. */
export type Look = readonly [suit: number, hair: keyof typeof haircuts, extra?: 'glasses' | 'beard' | 'earrings'];

/** A cut-paper bust of a person as SVG of 1200 x 1500, always the same for the same key and look. */
export function portrait(key: string, [suit, haircut, extra]: Look): string {
  const random = randomFrom(`portrait ${key}`);
  const [wall, coat, face, shade, hair] = pick(suits, suit);
  const lean = Math.round((random() - 0.5) * 90);
  const { behind, before } = haircuts[haircut](hair, random);
  const head = disc(x, 620, 275 + random() * 22, random, 360 + random() * 26, 50, 0.006);
  // The shaded half follows the line of a nose, so that the flat disc becomes a face.
  const nose = 60 + random() * 70;
  const half = cut(
    [
      [600, 200],
      [610, 520],
      [600 + nose, 720],
      [605, 750],
      [615, 1040],
      [990, 1040],
      [990, 200],
    ],
    random,
    3,
  );

  let bust = behind + layer(cut('490,880 710,880 730,1200 470,1200', random, 5), shade, 0, 10);
  bust += layer(cut('60,1540 140,1290 330,1170 600,1120 870,1170 1060,1290 1140,1540', random, 8), coat, 0, -12, 0.16);
  bust += collar(wall, face, random);
  bust += layer(head, face, 0, 16, 0.2) + within('face', head, piece(half, shade));
  bust += features(extra, hair, wall, random) + before;
  const pieces = `${ground(wall)}${piece(disc(random() > 0.5 ? 190 : 1010, 1120, 420, random), mix(wall))}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500">${pieces}<g transform="rotate(${lean / 18} 600 1500)">${bust}</g></svg>`;
}

function collar(wall: string, face: string, random: Random): string {
  const kind = random();
  if (kind < 0.35) return piece(cut('470,1150 600,1330 730,1150 690,1130 510,1130', random, 4), face);
  if (kind < 0.7) return piece(cut('440,1130 600,1170 760,1130 770,1040 600,1090 430,1040', random, 5), wall);
  return (
    piece(cut('480,1140 600,1540 720,1140', random, 4), papers.paper) +
    piece(cut('590,1180 610,1180 640,1540 560,1540', random, 3), papers.vermilion)
  );
}

function features(extra: Look[2], hair: string, wall: string, random: Random): string {
  if (extra === 'glasses') {
    const frame = disc(475, 610, 104, random) + disc(725, 610, 104, random) + cut('560,590 640,590 640,616 560,616', random, 3);
    return (
      piece(frame, papers.ink) +
      piece(disc(475, 610, 80, random) + disc(725, 610, 80, random), wall === papers.straw ? papers.paper : papers.straw)
    );
  }
  if (extra === 'beard')
    return piece(cut('335,680 450,760 600,790 750,760 865,680 850,900 720,1040 600,1075 480,1040 350,900', random, 6), hair);
  if (extra === 'earrings')
    return piece(disc(316, 800, 40, random) + disc(884, 800, 40, random), papers.vermilion === wall ? papers.straw : papers.vermilion);
  return '';
}

/** The paper next to the wall's in the pile: a quiet second shape behind the shoulders. */
function mix(wall: string): string {
  const next: Record<string, string> = {
    [papers.vermilion]: shades.vermilion,
    [papers.night]: shades.night,
    [papers.straw]: shades.straw,
    [papers.blush]: '#E7A287',
    [papers.bone]: '#D9CBB1',
    [papers.ink]: '#2A231C',
    [papers.blood]: '#741409',
    [papers.paper]: papers.bone,
    [shades.night]: papers.night,
  };
  return next[wall] ?? wall;
}
