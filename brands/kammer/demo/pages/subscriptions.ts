import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { formOf, heading, linkTo, prose, question, section } from '../../../../demo/content/pages/build-modules.ts';
import { seriesTickets } from '../series.ts';

export const subscriptions: PageOfBrand = {
  meta_description: {
    de: 'Erste Abende, zehn Marken, Sonntage zu zweit: was es gibt, was es kostet und wie man wieder herauskommt.',
    en: 'First evenings, ten tokens, Sundays for two: what there is, what it costs and how to get out of it again.',
  },
  modules: [
    section('33-67', [
      [
        prose(
          '<p>Ein Abonnement ist bei uns eine Verabredung. Sie sagen, dass Sie kommen, wir sagen, dass gespielt wird.</p><p>Rechnen lässt sich das auch: Der einzelne Abend kostet so ungefähr die Hälfte.</p>',
          '<p>Our subscription is an appointment. You say that you will come; we say that we will play.</p><p>It can also be put in figures: each evening costs about half.</p>',
        ),
        linkTo('mailto:abo@kammer-zwoelf.example', 'Fragen per E-Mail', 'Ask by e-mail'),
      ],
      [seriesTickets(['premieren-abo', 'wahl-abo', 'ring-zu-zweit', 'junges-abo', 'kammerkonzerte', 'nachts-am-ring'])],
    ]),
    heading('Kleingedrucktes, groß', 'The small print, large', { anchor: 'fragen' }),
    question('Und wenn ich an dem Abend nicht kann?', 'What if I cannot come?', {
      de: '<p>Sagen Sie bis zum Vortag um sechs Bescheid, dann tauschen wir, zweimal je Spielzeit. Beim dritten Mal schicken Sie jemanden, dem es guttut.</p>',
      en: '<p>Tell us by six the day before and we will exchange the evening, twice a season. The third time, send somebody who could do with it.</p>',
    }),
    question('Läuft das weiter, wenn ich nichts tue?', 'Does it go on if I do nothing?', {
      de: '<p>Eine Spielzeit lang, wenn bis zum 31. Mai nichts von Ihnen kommt. Im April erinnern wir Sie, mit einer Postkarte und ohne Unterton.</p>',
      en: '<p>For one more season, if we have not heard from you by 31 May. In April we remind you, by postcard and without reproach.</p>',
    }),
    question('Muss immer dieselbe Person kommen?', 'Does it always have to be the same person?', {
      de: '<p>Nein. Nur wer weniger zahlt, braucht jemanden, der auch weniger zahlen darf.</p>',
      en: '<p>No. Only if you pay less does the other person need to be entitled to it, too.</p>',
    }),
    section('67-33', [[formOf('heft')], []]),
  ],
};
