import { contentLink } from '../../core/fields/content-link.ts';
import { dateTime } from '../../core/fields/date-time.ts';
import { linkTextHelp } from '../../core/fields/labels.ts';
import { media } from '../../core/fields/media.ts';
import { choice } from '../../core/fields/plain.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** One teaser of a list (MOD-29). */
export const teaserItem = defineModule({
  name: 'teaser-item',
  label: { de: 'Teaser', en: 'Teaser' },
  help: {
    de: 'Bild, Titel und Link. Mit Zeitraum erscheint er nur dann.',
    en: 'Picture, title and link. With a period it only appears then.',
  },
  group: 'programme',
  fields: {
    extra_class: choice(
      {
        default: { de: 'Standard', en: 'Default' },
        boxed: { de: 'Mit Fläche', en: 'Boxed' },
      },
      { label: labels.extra_class },
    ),
    image: media('image', { label: labels.image }),
    preline: translatedText({ label: labels.preline }),
    headline: translatedText({ label: labels.headline, required: true }),
    subline: translatedText({ label: labels.subline }),
    text: translatedText({ label: labels.text, max: 600 }),
    link_text: translatedText({ label: labels.link_text, help: linkTextHelp }),
    link: contentLink({ label: labels.link }),
    online_from: dateTime({ label: labels.online_from }),
    online_to: dateTime({ label: labels.online_to }),
  },
  isPart: true,
  samples: {
    usual: ({ image, event }) => ({
      fields: {
        image,
        preline: { de: 'Schauspiel', en: 'Drama' },
        headline: { de: 'Halbe Treppe links', en: 'Half a flight up, left' },
        text: { de: 'Komödie von Jonas Wiechert. Uraufführung.', en: 'Comedy by Jonas Wiechert. World premiere.' },
        link: `event:${event}`,
      },
    }),
    full: ({ portrait, page }) => ({
      fields: {
        extra_class: 'boxed',
        image: portrait,
        preline: { de: 'Theaterpädagogikveranstaltung', en: 'Education event' },
        headline: {
          de: 'Abonnementbedingungen und Ermäßigungsberechtigungen verständlich erklärt',
          en: 'Subscription terms and concessions explained in plain words',
        },
        subline: { de: 'Informationsnachmittag im Kassenfoyer', en: 'Information afternoon in the box office foyer' },
        text: {
          de: 'Für Abonnentinnen, Abonnenten und alle, die es werden wollen: Sitzplatzwechsel, Vorstellungstausch, Begleitpersonenregelung und die neuen Anfangszeiten am Sonntagnachmittag.',
          en: 'For subscribers and everyone who wants to become one: changing seats, swapping performances, companion tickets and the new Sunday afternoon times.',
        },
        link_text: { de: 'Zur Abonnementabteilung', en: 'To the subscription office' },
        link: `page:${page}`,
        online_from: '2020-01-01T00:00:00Z',
        online_to: '2099-12-31T22:00:00Z',
      },
    }),
    bare: () => ({ fields: { headline: { de: 'Nur ein Titel', en: 'Only a title' } } }),
  },
});
