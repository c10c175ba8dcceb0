import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { heading, prose, section } from '../../../../demo/content/pages/build-modules.ts';

const years: [year: string, de: string, en: string][] = [
  [
    '1912',
    'Am 14. Oktober geht das Umspannwerk ans Netz. Zwölf Kammern, zwölf Transformatoren, und zum Richtfest spielt die Blaskapelle zwischen den Isolatoren.',
    'On 14 October the transformer station goes on line. Twelve chambers, twelve transformers, and the brass band plays between the insulators.',
  ],
  [
    '1986',
    'Der letzte Transformator wird abgeholt. Zurück bleiben ein Kran, ein Brummen, das manche noch hören, und die Zahl 12 an der Tür.',
    'The last transformer is taken away. What stays is a crane, a hum that some can still hear, and the number 12 on a door.',
  ],
  [
    '1991',
    'Neun Leute, ein Generator und die Nachbarschaft auf mitgebrachten Stühlen: „Woyzeck“, in Mänteln. Der erste Satz auf der neuen Bühne heißt: „Licht!“',
    'Nine people, one generator and the neighbours on chairs of their own: ‘Woyzeck’, in coats. The first word on the new stage is ‘Light!’',
  ],
  [
    '2003',
    'Aus der Trafowerkstatt im Hof wird das Studio, die Schienen bleiben im Boden. Seitdem rollt auf ihnen, was für die Bühne zu schwer ist.',
    'The transformer workshop in the yard becomes the studio, and the rails stay in its floor. They have carried everything too heavy for the stage ever since.',
  ],
];

/** The page 'Geschichte'. */
export const history: PageOfBrand = {
  headline: { de: 'Unter Strom', en: 'Under power' },
  modules: [
    section('67-33', [
      years.flatMap(([year, de, en]) => [
        heading(year, year, { headline_level: 2 }),
        prose(`<p>${de}</p>`, `<p>${en}</p>`, { decrease_distance: true }),
      ]),
      [
        {
          model: 'image',
          fields: {
            image: '@media:poster-antigone',
            format: '3-4',
            caption: {
              de: 'Plakat zur „Antigone“, der zweiten Premiere von 1991',
              en: 'Poster for ‘Antigone’, the second premiere of 1991',
            },
          },
        },
      ],
    ]),
    {
      model: 'quote',
      fields: {
        content: {
          de: 'Wir haben keinen Raum für unser Theater gesucht. Wir haben ein Theater für diesen Raum gesucht.',
          en: 'We did not look for a room for our theatre. We looked for a theatre for this room.',
        },
        author: { de: 'Lotte Pahl, Gründerin, Kasse und Bar seit 1991', en: 'Lotte Pahl, founder, box office and bar since 1991' },
      },
    },
  ],
};
