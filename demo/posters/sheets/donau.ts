import { figure } from '../figure.ts';
import { papers, shades } from '../papers.ts';
import { cut, disc, ground, layer, piece } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const donau: Sheet = {
  idea: 'a steamer, all funnel, and its paper smoke',
  focusTop: 300,
  draw(random) {
    let sheet = ground(shades.night);
    const puffs: [number, number, number, string][] = [
      [1120, 40, 250, papers.bone],
      [820, 130, 220, papers.paper],
      [1010, 250, 170, papers.bone],
      [610, 200, 180, papers.blush],
      [720, 330, 140, papers.paper],
      [560, 390, 110, papers.bone],
    ];
    for (const [x, y, radius, fill] of puffs) sheet += layer(disc(x, y, radius, random), fill, -8, 14, 0.18);
    sheet += layer(cut('300,470 660,430 720,1130 300,1130', random, 6), papers.ink, 14, 0);
    sheet += piece(cut('311,590 670,556 690,760 309,786', random, 5), papers.vermilion);
    sheet += piece(cut('300,470 660,430 668,486 300,524', random, 4), papers.blood);
    sheet += layer(cut('90,960 930,930 930,1150 90,1150', random, 5), papers.paper, 10, 10);
    for (let index = 0; index < 5; index++)
      sheet += piece(disc(190 + index * 155, 1050, 44, random), index === 3 ? papers.straw : papers.night);
    sheet += figure(835, 936, 170, random, papers.ink, { hat: papers.paper, lean: 6 });
    sheet += layer(cut('-20,1130 1000,1120 1190,1070 1080,1360 -20,1360', random, 6), papers.vermilion, 0, 14);
    sheet += piece(cut('-20,1130 1000,1120 1190,1070 1178,1106 1004,1166 -20,1176', random, 3), papers.straw);
    let river = 'M-40 1540V1330';
    for (let x = -40; x < 1240; x += 160) river += `Q${x + 40} ${Math.round(1262 + random() * 14)} ${x + 80} 1318T${x + 160} 1330`;
    sheet += piece(`${river}V1540Z`, papers.night);
    return sheet + piece(cut('-20,1440 1220,1420 1220,1520 -20,1520', random, 9, 120), papers.ink);
  },
};
