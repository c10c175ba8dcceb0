import { media } from '../../core/fields/media.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** An audio file of the media library (MOD-11). */
export const selfHostedAudio = defineModule({
  name: 'self-hosted-audio',
  label: { de: 'Eigenes Audio', en: 'Own audio' },
  help: {
    de: 'Eine MP3-, M4A-, OGG- oder WAV-Datei aus der Mediathek; ihr Name steht darüber.',
    en: 'An MP3, M4A, OGG or WAV file from the media library; its name stands above it.',
  },
  group: 'media',
  fields: { file: media('audio', { label: labels.file, required: true }) },
  samples: {
    usual: ({ audio }) => ({ fields: { file: audio } }),
    full: ({ audio }) => ({ fields: { file: audio } }),
    bare: ({ audio }) => ({ fields: { file: audio } }),
  },
});
