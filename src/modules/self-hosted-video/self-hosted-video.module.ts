import { media } from '../../core/fields/media.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

const captionsHelp = {
  de: 'WebVTT-Datei (.vtt): alles Gesprochene und wichtige Geräusche, für alle, die nichts hören.',
  en: 'A WebVTT file (.vtt): all that is spoken and important sounds, for everyone who cannot hear.',
};

/** A film of the media library (MOD-08). */
export const selfHostedVideo = defineModule({
  name: 'self-hosted-video',
  label: { de: 'Eigenes Video', en: 'Own video' },
  help: {
    de: 'Eine MP4- oder WebM-Datei aus der Mediathek. Sie spielt ohne Zustimmung, weil sie bei uns liegt.',
    en: 'An MP4 or WebM file from the media library. It plays without consent because it is stored with us.',
  },
  group: 'media',
  fields: {
    file: media('video', { label: labels.file, required: true }),
    image: media('image', { label: labels.image }),
    title: translatedText({ label: labels.title }),
    captions_de: media('captions', { label: { de: 'Untertitel, Deutsch', en: 'Captions, German' }, help: captionsHelp }),
    captions_en: media('captions', { label: { de: 'Untertitel, Englisch', en: 'Captions, English' }, help: captionsHelp }),
  },
  samples: {
    usual: ({ video, image }) => ({ fields: { file: video, image, title: { de: 'Blick in die Probe', en: 'A look into rehearsals' } } }),
    full: ({ video, image }) => ({
      fields: {
        file: video,
        image,
        title: {
          de: 'Blick in die Probe: Die Theaterpädagogik hat eine siebte Klasse drei Monate lang durch die Werkstätten begleitet',
          en: 'A look into rehearsals: for three months our education team accompanied a school class through the workshops',
        },
      },
    }),
    bare: ({ video }) => ({ fields: { file: video } }),
  },
});
