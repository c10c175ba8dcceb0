import { formOf, heading, linkTo, prose, question, section, teasers } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

const offers = [
  [
    'premieren-abo',
    'Premieren-Abo',
    'First Nights',
    'Acht Premieren, immer derselbe Platz, danach der Empfang',
    'Eight premieres, always your seat, and the reception afterwards',
    'ab 168\u00a0€',
    'from 168\u00a0€',
  ],
  [
    'wahl-abo',
    'Wahl-Abo',
    'Pick and Choose',
    'Zehn Gutscheine für jeden Abend, den Sie wollen',
    'Ten vouchers for any evening you like',
    'ab 190\u00a0€',
    'from 190\u00a0€',
  ],
  [
    'ring-zu-zweit',
    'Ring zu zweit',
    'Ring for Two',
    'Sechs Sonntage um 16 Uhr, mit Kaffee und Kuchen',
    'Six Sundays at four, with coffee and cake',
    'ab 132\u00a0€',
    'from 132\u00a0€',
  ],
  [
    'junges-abo',
    'Junges Abo',
    'Under 27',
    'Fünf Vorstellungen für zusammen 40 Euro',
    'Five performances for forty euros in all',
    'ab 40\u00a0€',
    'from 40\u00a0€',
  ],
  [
    'kammerkonzerte',
    'Musik im Gartensaal',
    'Music in the Garden Hall',
    'Sechs Abende mit Lied, Klavier und einem Glas Wein',
    'Six evenings of song, piano and a glass of wine',
    'ab 96\u00a0€',
    'from 96\u00a0€',
  ],
  [
    'nachts-am-ring',
    'Nachts am Ring',
    'Late at the Ring',
    'Nach halb elf, unter der Bühne, ohne Anmeldung',
    'After half past ten, below the stage, no booking',
    'Eintritt frei',
    'Free admission',
  ],
] as const;

export const subscriptions: DemoPage = {
  key: 'abonnements',
  title: { de: 'Abonnements', en: 'Subscriptions' },
  headline: { de: 'Abonnements', en: 'Subscriptions' },
  // The addresses of series begin with 'abonnements'.
  slug: { de: 'abos', en: 'subscriptions' },
  meta_description: {
    de: 'Alle Abonnements und Reihen im Vergleich, mit Preisen und Bedingungen.',
    en: 'All subscriptions and series compared, with prices and terms.',
  },
  in_secondary_menu: true,
  modules: [
    section('33-67', [
      [
        prose(
          '<p>Ein Abonnement ist ein Versprechen, das man sich selbst gibt: sechsmal, achtmal, zehnmal im Jahr den Abend anders zu verbringen.</p><p>Sie sparen bis zu 40 Prozent, fahren frei mit Tram und Bus und tauschen, wenn etwas dazwischenkommt.</p>',
          '<p>A subscription is a promise you make to yourself: to spend six, eight or ten evenings a year differently.</p><p>You save up to 40 per cent, ride tram and bus for free, and exchange when something comes up.</p>',
        ),
        linkTo('mailto:abo@haus-am-ring.example', 'Beratung per E-Mail', 'Ask us by e-mail'),
      ],
      [
        teasers(
          'tickets',
          offers.map(([key, de, en, lineDe, lineEn, priceDe, priceEn]) => ({
            headline: { de, en },
            subline: { de: lineDe, en: lineEn },
            link_text: { de: priceDe, en: priceEn },
            link: `@link:series:${key}`,
          })),
        ),
      ],
    ]),
    heading('Gut zu wissen', 'Good to know', { anchor: 'fragen' }),
    question('Kann ich tauschen?', 'Can I exchange?', {
      de: '<p>Ja, zweimal je Spielzeit bis zum Vortag um 18 Uhr, an der Kasse, am Telefon oder per E-Mail.</p>',
      en: '<p>Yes, twice a season until six in the evening of the day before, at the box office, by telephone or by e-mail.</p>',
    }),
    question('Verlängert sich das Abonnement?', 'Does the subscription renew itself?', {
      de: '<p>Um eine Spielzeit, wenn Sie bis 31. Mai nichts sagen. Wir schreiben Ihnen im April, damit Sie es nicht vergessen.</p>',
      en: '<p>By one season, unless you tell us by 31 May. We write to you in April so that you do not forget.</p>',
    }),
    question('Darf ich meinen Platz verschenken?', 'May I give my seat away?', {
      de: '<p>Immer. Ein ermäßigtes Abonnement braucht eine Person, der dieselbe Ermäßigung zusteht.</p>',
      en: '<p>Always. A seat at a concession needs someone who is entitled to the same one.</p>',
    }),
    section('67-33', [[formOf('heft')], []]),
  ],
};
