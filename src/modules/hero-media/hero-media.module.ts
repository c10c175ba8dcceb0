import { contentLink } from '../../core/fields/content-link.ts';
import { dateTime } from '../../core/fields/date-time.ts';
import { linkTextHelp } from '../../core/fields/labels.ts';
import { media } from '../../core/fields/media.ts';
import { flag } from '../../core/fields/plain.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** The one big thing a page opens with; several in a row are its slides (MOD-18). */
export const heroMedia = defineModule({
  name: 'hero-media',
  label: { de: 'Großer Auftakt', en: 'Opening picture' },
  help: {
    de: 'Bild oder Film über die ganze Breite, mit Titel und Knopf. Als erstes Modul ist sein Titel der Titel der Seite; mehrere direkt untereinander werden zum Blättern. Erscheint nur im Zeitraum.',
    en: 'Picture or film across the whole width, with title and button. As first module its title is that of the page; several in a row become slides. Appears only in its period.',
  },
  group: 'picture',
  fields: {
    headline: translatedText({ label: labels.headline, required: true }),
    text: translatedText({ label: labels.text, max: 400 }),
    button_text: translatedText({ label: { de: 'Text der Schaltfläche', en: 'Button text' }, help: linkTextHelp }),
    button_link: contentLink({ label: { de: 'Ziel der Schaltfläche', en: 'Button target' } }),
    sticky: flag({ label: labels.sticky }),
    image: media('image', { label: labels.image }),
    video: media('video', { label: { de: 'Video', en: 'Video' } }),
    online_from: dateTime({ label: labels.online_from, required: true }),
    online_to: dateTime({ label: labels.online_to }),
  },
  isOpening: true,
  samples: {
    usual: ({ image, event }) => ({
      fields: {
        headline: { de: 'Der Sturm', en: 'The Tempest' },
        text: {
          de: 'Zwölf Jahre hat Prospero gewartet. Heute Nacht gehorcht ihm der Wind.',
          en: 'Twelve years Prospero waited. Tonight the wind obeys.',
        },
        button_text: { de: 'Zum Stück', en: 'About the play' },
        button_link: `event:${event}`,
        image,
        online_from: '2020-01-01T00:00:00Z',
      },
    }),
    full: ({ portrait, video, page }) => ({
      fields: {
        headline: {
          de: 'Theaterpädagogischer Werkstattnachmittag und Abonnementberatung',
          en: 'Education workshop afternoon and subscription advice',
        },
        text: {
          de: 'Berufsschulklassen, Abonnentinnen und Abonnenten begegnen einander im Bühnenhaus: Beleuchtungsprobe, Kostümwerkstatt, Publikumsgespräch, und danach Weltuntergangsstimmung mit Frühstücksbuffet. Verantwortungsbewusstsein wird vorausgesetzt, Vorkenntnisse nicht.',
          en: 'School classes and subscribers meet on stage: a lighting rehearsal, the costume workshop, a discussion, and afterwards a touch of doom with a breakfast buffet. A sense of responsibility is expected, previous knowledge is not.',
        },
        button_text: { de: 'Zur Veranstaltungsanmeldung', en: 'Register for the event' },
        button_link: `page:${page}`,
        sticky: true,
        image: portrait,
        video,
        online_from: '2020-01-01T00:00:00Z',
        online_to: '2099-12-31T22:00:00Z',
      },
    }),
    bare: () => ({ fields: { headline: { de: 'Willkommen', en: 'Welcome' }, online_from: '2020-01-01T00:00:00Z' } }),
  },
});
