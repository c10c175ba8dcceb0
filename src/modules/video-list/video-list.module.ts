import { anchor } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';

/** Several films side by side (MOD-34). */
export const videoList = defineModule({
  name: 'video-list',
  label: { de: 'Videoliste', en: 'Video list' },
  help: { de: 'Mehrere Filme nebeneinander, jeder mit Titel und Text.', en: 'Several films side by side, each with title and text.' },
  group: 'media',
  fields: { anchor: anchor() },
  children: { allowed: ['video-item'] },
  samples: {
    usual: ({ image }) => ({
      fields: {},
      columns: [
        [
          {
            model: 'video-item',
            fields: { video_url: 'https://youtu.be/foyer2026xy', title: { de: 'Der Trailer', en: 'The trailer' }, image },
          },
          {
            model: 'video-item',
            fields: {
              video_url: 'https://vimeo.com/123456789',
              title: { de: 'Hinter dem Vorhang', en: 'Behind the curtain' },
              content: { de: '<p>Ein Rundgang vor der Premiere.</p>', en: '<p>A tour before opening night.</p>' },
              image,
            },
          },
        ],
      ],
    }),
    full: ({ image }) => ({
      fields: { anchor: 'filme' },
      columns: [
        Array.from({ length: 5 }, (_, index) => ({
          model: 'video-item',
          fields: {
            video_url: `https://vimeo.com/12345678${index}`,
            title: { de: `Probentagebuch, ${index + 1}. Woche`, en: `Rehearsal diary, week ${index + 1}` },
            content: {
              de: '<p>Sechs Wochen, fünf Gewerke, ein Meer aus Seide: was auf der Probebühne geschah und was davon bleibt.</p>',
              en: '<p>Six weeks, five crafts, a sea of silk: what happened in rehearsal, and what is left of it.</p>',
            },
            image,
          },
        })),
      ],
    }),
    bare: () => ({ fields: {} }),
  },
});
