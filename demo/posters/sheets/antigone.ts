import { figure } from '../figure.ts';
import { capital } from '../lettering.ts';
import { papers } from '../papers.ts';
import { ground, moved } from '../scissors.ts';
import type { Sheet } from '../sheet.ts';

export const antigone: Sheet = {
  idea: 'big type cropped by the edge: NEIN',
  focusTop: 420,
  draw(random) {
    const no =
      capital('N', -60, 800, 1.5, papers.ink) +
      capital('E', 690, 800, 1.5, papers.ink) +
      capital('I', 40, 1800, 1.5, papers.vermilion) +
      capital('N', 350, 1800, 1.5, papers.ink);
    return ground(papers.paper) + moved('rotate(-7 600 750)', no) + figure(204, 905, 118, random, papers.paper);
  },
};
