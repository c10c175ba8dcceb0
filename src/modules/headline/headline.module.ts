import { number } from '../../core/fields/plain.ts';
import { anchor, translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** A heading between texts (MOD-02). */
export const headline = defineModule({
  name: 'headline',
  label: { de: 'Überschrift', en: 'Headline' },
  help: {
    de: 'Gliedert die Seite; die Stufe folgt dem Aufbau, nicht der Größe.',
    en: 'Divides the page; the level follows its structure, not its size.',
  },
  group: 'text',
  heading: 'content',
  fields: {
    headline_level: number({ label: { de: 'Ebene der Überschrift', en: 'Heading level' }, required: true, min: 2, max: 6, initial: 2 }),
    preline: translatedText({ label: labels.preline }),
    content: translatedText({ label: labels.content, required: true }),
    subline: translatedText({ label: labels.subline }),
    anchor: anchor(),
  },
  samples: {
    usual: () => ({ fields: { headline_level: 2, content: { de: 'Rund um Ihren Besuch', en: 'Planning your visit' } } }),
    full: () => ({
      fields: {
        headline_level: 6,
        preline: { de: 'Vor der Vorstellung', en: 'Before the performance' },
        content: { de: 'Theaterpädagogik und Abonnementbedingungen im Überblick', en: 'Education and subscription terms at a glance' },
        subline: {
          de: 'Was Schulklassen, Abonnentinnen und Abonnenten wissen sollten',
          en: 'What school groups and subscribers should know',
        },
        anchor: 'besuch',
      },
    }),
    bare: () => ({ fields: { content: { de: 'Anfahrt', en: 'Getting here' } } }),
  },
});
