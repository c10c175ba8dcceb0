import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { formOf, heading, linkTo, prose, section, teasers } from '../../../../demo/content/pages/build-modules.ts';

/** For teachers and those who run a group. */
export const school: PageOfBrand = {
  meta_description: {
    de: 'Mit der Klasse ins Umspannwerk: was passt, was es kostet und wer vorher zu Ihnen kommt.',
    en: 'Bring a class to the transformer station: what suits them, what it costs and who comes to you beforehand.',
  },
  modules: [
    section('67-33', [
      [
        prose(
          '<p>Neunzig Plätze hat der Salon, drei Klassen füllen ihn. Wir spielen vormittags um elf, wenn eine davon Ihre ist: sieben Euro für jeden, nichts für die, die aufpassen.</p><p>Vorher kommt jemand von uns in die Schule und bringt nur eine Frage mit. Hinterher bleiben alle sitzen, bis sie beantwortet ist oder der Bus fährt.</p>',
          '<p>The Salon has ninety seats, and three classes fill it. We will play at eleven in the morning if one of them is yours: seven euros each, nothing for those in charge.</p><p>Beforehand one of us comes to your school with a single question. Afterwards everyone stays until it has been answered or the bus leaves.</p>',
        ),
      ],
      [
        prose(
          '<p><strong>Antje Brügge</strong><br>Schulen und Gruppen</p><p><a href="tel:+496990009430">069 90009 430</a></p>',
          '<p><strong>Antje Brügge</strong><br>Schools and groups</p><p><a href="tel:+496990009430">+49 69 90009 430</a></p>',
        ),
        linkTo('mailto:schule@kammer-zwoelf.example', 'schule@kammer-zwoelf.example', 'schule@kammer-zwoelf.example', 'arrow'),
      ],
    ]),
    teasers('slider', [
      {
        extra_class: 'boxed',
        image: '@media:poster-stadtmusikanten',
        preline: { de: 'Ab 4 Jahren', en: 'From age 4' },
        headline: { de: 'Die Bremer Stadtmusikanten', en: 'The Bremen Town Musicians' },
        text: { de: 'Fünfzig Minuten. Bringen Sie etwas mit, das klingt', en: 'Fifty minutes. Bring something that makes a sound' },
        link: '@link:production:stadtmusikanten',
      },
      {
        extra_class: 'boxed',
        image: '@media:poster-kaiser',
        preline: { de: 'Ab 6 Jahren', en: 'From age 6' },
        headline: { de: 'Des Kaisers neue Kleider', en: 'The Emperor’s New Clothes' },
        text: {
          de: 'Vorbereitung: eine Minute lang nichts sagen, obwohl man etwas sieht',
          en: 'Preparation: see something and say nothing for one minute',
        },
        link: '@link:production:kaiser',
      },
      {
        extra_class: 'boxed',
        image: '@media:poster-antigone',
        preline: { de: 'Ab 14 Jahren', en: 'From age 14' },
        headline: 'Antigone',
        text: { de: 'Die Klasse sitzt im Chor, wenn sie möchte', en: 'The class may sit with the chorus if it likes' },
        link: '@link:production:antigone',
      },
      {
        extra_class: 'boxed',
        image: '@media:poster-woyzeck',
        preline: { de: 'Ab 16 Jahren', en: 'From age 16' },
        headline: 'Woyzeck',
        text: { de: 'Die Reihenfolge der Szenen ziehen Ihre Schüler', en: 'Your students draw the order of the scenes' },
        link: '@link:production:woyzeck',
      },
    ]),
    section('67-33', [[formOf('schule')], []]),
    heading('Was dabei herauskam', 'What came of it'),
    { model: 'blog-teaser-list', fields: { items: 3, articles: ['@article:kritik', '@article:unterhose', '@article:topfdeckel'] } },
  ],
};
