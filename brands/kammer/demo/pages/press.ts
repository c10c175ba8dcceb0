import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { heading, prose, section } from '../../../../demo/content/pages/build-modules.ts';

export const press: PageOfBrand = {
  modules: [
    section('67-33', [
      [
        prose(
          '<p>Diese Bilder kosten nichts, wenn Sie über uns schreiben und „Kammer 12“ darunter. Für alles andere fragen Sie kurz.</p><p>Pressekarten gibt es für jede erste Vorstellung, zwei je Redaktion. Einen reservierten Platz gibt es nicht: Kommen Sie mit allen anderen, dann wissen Sie auch, wie es ist.</p>',
          '<p>These pictures are free if you write about us and put ‘Kammer 12’ beneath them. For anything else, just ask.</p><p>There are press tickets for every first night, two for each newsroom. There are no reserved seats: come in with everybody else, and you will know what it is like.</p>',
        ),
        {
          model: 'image-list',
          fields: { format: '3-4' },
          columns: [
            ['hamlet', 'gezeiten', 'woyzeck'].map((key) => ({
              model: 'image',
              fields: { image: `@media:poster-${key}`, link: `@link:production:${key}` },
            })),
          ],
        },
      ],
      [
        heading('Ansprechpartner', 'Contact', { headline_level: 2 }),
        prose(
          '<p>Timo Wendt<br>Presse, Plakate, mittwochs Suppe</p><p><a href="tel:+496990009410">069 90009 410</a></p><p><a href="mailto:presse@kammer-zwoelf.example">presse@kammer-zwoelf.example</a></p>',
          '<p>Timo Wendt<br>Press, posters and, on Wednesdays, soup</p><p><a href="tel:+496990009410">+49 69 90009 410</a></p><p><a href="mailto:presse@kammer-zwoelf.example">presse@kammer-zwoelf.example</a></p>',
          { decrease_distance: true },
        ),
      ],
    ]),
  ],
};
