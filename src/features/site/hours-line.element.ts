import type { ElementBehaviour } from '../../islands/define-element.ts';

/** Shows what today's hours mean by the visitor's own clock (HOURS-06), every minute anew. The server has rendered all lines of today. */
const hoursLine: ElementBehaviour = (element, signal) => {
  const show = () => {
    const clock = new Date().toTimeString().slice(0, 5);
    const lines = [...element.querySelectorAll<HTMLElement>('[data-from]')];
    const current = lines.findLast(({ dataset }) => (dataset.from ?? '') <= clock);
    for (const line of lines) line.hidden = line !== current;
  };
  const timer = setInterval(show, 60_000);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  show();
};

export default hoursLine;
