import { formOf, heading, linkTo, prose, section, teasers } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

export const school: DemoPage = {
  key: 'schule',
  title: { de: 'Theater und Schule', en: 'Theatre and school' },
  headline: { de: 'Theater und Schule', en: 'Theatre and school' },
  meta_description: {
    de: 'Vorstellungen, Workshops und Material für Klassen von der ersten bis zur dreizehnten.',
    en: 'Performances, workshops and material for classes of every age.',
  },
  in_secondary_menu: true,
  modules: [
    section('67-33', [
      [
        prose(
          '<p>Sieben Euro pro Kopf, die Begleitung ist frei, die Tram auch. Vor dem Besuch kommen wir in die Klasse, danach kommen die, die gespielt haben.</p>',
          '<p>Seven euros a head; companions and the tram are free. Before the visit we come to your class, and afterwards so do the people who were on stage.</p>',
        ),
      ],
      [
        prose(
          '<p><strong>Mira Sandner</strong><br>Theaterpädagogik</p><p><a href="tel:+493023125430">030 23125 430</a></p>',
          '<p><strong>Mira Sandner</strong><br>Education</p><p><a href="tel:+493023125430">+49 30 23125 430</a></p>',
        ),
        linkTo('mailto:schule@haus-am-ring.example', 'schule@haus-am-ring.example', 'schule@haus-am-ring.example', 'arrow'),
      ],
    ]),
    teasers('slider', [
      {
        extra_class: 'boxed',
        image: '@media:poster-kaiser',
        preline: { de: 'Klasse 1 bis 4', en: 'Years 1 to 4' },
        headline: { de: 'Des Kaisers neue Kleider', en: 'The Emperor’s New Clothes' },
        text: {
          de: 'Mit Kostümwerkstatt: Wer hat den unsichtbarsten Mantel?',
          en: 'With a costume workshop: whose coat is the most invisible?',
        },
        link: '@link:production:kaiser',
      },
      {
        extra_class: 'boxed',
        image: '@media:poster-stadtmusikanten',
        preline: { de: 'Kita und Klasse 1', en: 'Nursery and year 1' },
        headline: { de: 'Die Bremer Stadtmusikanten', en: 'The Town Musicians' },
        text: { de: 'Eine Stunde, vier Tiere, sehr viel Krach', en: 'One hour, four animals, a great deal of noise' },
        link: '@link:production:stadtmusikanten',
      },
      {
        extra_class: 'boxed',
        image: '@media:poster-woyzeck',
        preline: { de: 'Klasse 10 bis 13', en: 'Years 10 to 13' },
        headline: 'Woyzeck',
        text: { de: 'Abiturstoff, gespielt in 80 Minuten, mit Nachgespräch', en: 'A set text played in 80 minutes, with a discussion' },
        link: '@link:production:woyzeck',
      },
      {
        extra_class: 'boxed',
        image: '@media:poster-antigone',
        preline: { de: 'Klasse 9 bis 13', en: 'Years 9 to 13' },
        headline: 'Antigone',
        text: { de: 'Vorbereitung im Unterricht: Gericht halten über Kreon', en: 'Preparation in class: put Creon on trial' },
        link: '@link:production:antigone',
      },
    ]),
    section('67-33', [[formOf('schule')], []]),
    heading('Aus dem Jungen Haus', 'From Young Ring'),
    { model: 'blog-teaser-list', fields: { items: 3, articles: ['@article:unterhose', '@article:kritik', '@article:topfdeckel'] } },
  ],
};
