import { persons } from './content/persons.ts';
import { renderDemoPicture } from './pictures.ts';
import { posterSlugs } from './posters/poster.ts';

const files = [
  ...posterSlugs.filter((s) => s !== 'sturm-nacht').map((s) => `poster:${s}`),
  'poster:sturm-nacht:wide',
  ...persons.map((p) => `portrait:${p.key}`),
];
const t0 = Date.now();
let bytes = 0;
let i = 0;
await Promise.all(
  [0, 1].map(async () => {
    for (let f = files[i++]; f; f = files[i++]) {
      const t = Date.now();
      const b = await renderDemoPicture(f, 2400);
      bytes += b.length;
      if (process.env.V) console.log(f, Date.now() - t, b.length);
    }
  }),
);
console.log(files.length, Date.now() - t0, 'ms', Math.round(bytes / 1024), 'kB');
