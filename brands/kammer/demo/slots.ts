import type { BrandDemo } from '../../../demo/brand-demo.ts';
import { heading, linkTo, prose, section } from '../../../demo/content/pages/build-modules.ts';

/** What editors have added to pages of the season (PAGE-09), by what it belongs to. */
export const slots: BrandDemo['slots'] = {
  'event:first-sturm': [
    {
      model: 'quote',
      fields: {
        content: { de: 'Die Insel ist mein.', en: 'This island’s mine.' },
        author: { de: 'Caliban, erster Aufzug. Er hat den Schlüssel.', en: 'Caliban, act one. He has the key.' },
      },
    },
  ],
  'production:sturm': [
    heading('Windstärke neun, gedrosselt', 'Force nine, throttled'),
    {
      model: 'two-columns',
      fields: {
        extra_class: 'image-text',
        image: '@media:poster-sturm-3',
        text: {
          de: '<p>Vier Lüfter kühlten bis 1986 einen Transformator. Jetzt machen sie das Wetter, auf einem Drittel ihrer Kraft. Auf der ganzen haben wir sie einmal ausprobiert, elf Sekunden lang.</p>',
          en: '<p>Until 1986 four fans cooled a transformer. Now they make the weather, at a third of their power. We tried the whole of it once, for eleven seconds.</p>',
        },
      },
    },
    linkTo('@link:article:seide', 'Was danach fehlte', 'What was missing afterwards'),
  ],
  'person:agnes-thorwald': [
    {
      model: 'quote',
      fields: {
        content: {
          de: 'Aus drei Metern sieht man, ob ich es meine. Also meine ich es besser.',
          en: 'From three metres people can see whether I mean it. So I had better.',
        },
        author: { de: 'Am langen Tisch, zwischen zwei Proben', en: 'At the long table, between two rehearsals' },
      },
    },
  ],
  'series:premieren-abo': [
    section('67-33', [
      [
        heading('Was wir um sieben noch nicht wissen', 'What we do not know at seven'),
        prose(
          '<p>Vor jeder ersten Vorstellung sagt Astrid Hallgren an der Bar, welche Szene bis zuletzt nicht wollte. Sie braucht dafür zwölf Minuten. Verraten wird nichts, gezeigt auch nicht.</p>',
          '<p>Before each first night Astrid Hallgren says at the bar which scene refused to work until the last. It takes her twelve minutes, in German. Nothing is given away, and nothing is shown.</p>',
          { decrease_distance: true },
        ),
      ],
      [linkTo('@link:page:abonnements', 'Alle Abonnements', 'All subscriptions', 'outline')],
    ]),
  ],
  'venue:haus-am-ring': [
    {
      model: 'full-teaser',
      fields: {
        extra_class: 'image-right',
        image: '@media:poster-fuehrung',
        headline: { de: 'Einmal hinter die Schaltwand', en: 'Behind the switchboard, for once' },
        text: {
          de: 'Zwölf Schalter, elf davon stumm. Wer vorher richtig tippt, darf drücken. Bequeme Schuhe, kostet nichts.',
          en: 'Twelve switches, eleven of them silent. Guess which one works and you may press it. Comfortable shoes, no charge.',
        },
        link_text: { de: 'Zur Führung', en: 'Take the tour' },
        link: '@link:production:fuehrung',
      },
    },
  ],
};
