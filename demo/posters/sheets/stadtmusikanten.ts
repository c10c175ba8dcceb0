import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const stadtmusikanten: Sheet = {
  idea: 'four animals, one tower, one lit window',
  focusTop: 90,
  draw(random) {
    let sheet = ground(papers.bone);
    sheet += piece(disc(600, 560, 480, random), papers.paper);
    sheet += piece(cut('-20,1370 1220,1350 1220,1520 -20,1520', random, 6), papers.night);
    // Donkey: legs, barrel, neck, head with two ears.
    sheet += layer(
      cut('250,930 850,910 880,1100 850,1400 780,1400 770,1160 400,1170 380,1400 305,1400 270,1160 236,1040', random, 6),
      papers.ink,
      10,
      12,
    );
    sheet += piece(cut('740,920 800,760 960,720 1090,880 1060,950 960,910 900,1000 860,1080', random, 6), papers.ink);
    sheet += piece(cut('820,780 770,560 850,600 872,760', random, 4) + cut('900,750 910,540 970,600 950,750', random, 4), papers.ink);
    sheet +=
      piece(disc(950, 820, 16, random, 16, 14), papers.paper) +
      piece(cut('250,950 190,1180 214,1230 236,1180 276,1000', random, 4), papers.ink);
    // Dog.
    sheet += layer(cut('300,760 690,740 720,930 660,930 650,860 380,870 366,930 306,930', random, 5), papers.blood, 8, 12);
    sheet += piece(cut('640,760 660,620 760,590 880,690 850,730 760,720 720,800', random, 5), papers.blood);
    sheet += piece(cut('660,620 600,700 640,740 700,640', random, 4) + cut('310,770 210,640 236,628 350,750', random, 4), shades.vermilion);
    sheet += piece(disc(750, 650, 13, random, 13, 14), papers.paper);
    // Cat.
    sheet += layer(cut('360,600 600,590 630,750 580,750 570,690 430,696 416,756 366,756', random, 5), papers.straw, 8, 12);
    sheet += piece(
      cut('560,600 556,450 600,490 660,484 704,440 706,560 650,620', random, 4) +
        cut('370,610 270,560 250,400 284,400 310,530 400,600', random, 4),
      papers.straw,
    );
    sheet += piece(disc(610, 540, 11, random, 15, 14) + disc(664, 536, 11, random, 15, 14), papers.ink);
    // Cock: the only vermilion, and it shouts.
    sheet += layer(
      cut('330,420 300,210 400,330 480,340 500,200 590,180 600,300 560,430 490,470 400,470', random, 5),
      papers.vermilion,
      8,
      12,
    );
    sheet += piece(cut('490,200 470,110 530,150 552,70 590,140 630,110 600,200', random, 4), papers.blood);
    sheet +=
      piece(cut('586,190 690,150 600,236', random, 3) + cut('590,240 670,270 594,262', random, 3), papers.straw) +
      piece(disc(556, 222, 12, random, 12, 14), papers.ink);
    sheet += piece(cut('440,466 452,466 452,600 440,600', random, 2) + cut('500,460 512,460 512,600 500,600', random, 2), papers.ink);
    return sheet + figure(1090, 1362, 96, random, papers.vermilion) + figure(1146, 1366, 84, random, papers.blood);
  },
};
