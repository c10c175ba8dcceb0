import { embedUrl } from '../../core/fields/embed-url.ts';
import { media } from '../../core/fields/media.ts';
import { choice } from '../../core/fields/plain.ts';
import { translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';
import { labels } from '../shared-labels.ts';

/** Audio of an external service (MOD-10). */
export const audio = defineModule({
  name: 'audio',
  label: { de: 'Audio', en: 'Audio' },
  help: {
    de: 'Musik oder Podcast bei Spotify, SoundCloud, Podigee oder IDAGIO. Die Art bestimmt die Höhe des Spielers.',
    en: 'Music or a podcast at Spotify, SoundCloud, Podigee or IDAGIO. The kind decides how tall the player is.',
  },
  group: 'media',
  fields: {
    embed: embedUrl('audio', { label: labels.embed, required: true }),
    title: translatedText({ label: labels.title }),
    image: media('image', { label: labels.image }),
    media_type: choice(
      {
        track: { de: 'Titel', en: 'Track' },
        album: { de: 'Album', en: 'Album' },
        playlist: { de: 'Playlist', en: 'Playlist' },
        podcast: { de: 'Podcast', en: 'Podcast' },
      },
      { label: { de: 'Art', en: 'Kind' } },
    ),
  },
  samples: {
    usual: () => ({ fields: { embed: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC' } }),
    full: ({ image }) => ({
      fields: {
        image,
        title: { de: 'Nach der Premiere: Stimmen aus dem Foyer', en: 'After the premiere: voices from the foyer' },
        embed:
          '<iframe width="100%" height="450" allow="autoplay" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/1234567890&color=%23ff5500"></iframe>',
        media_type: 'playlist',
      },
    }),
    bare: () => ({ fields: { embed: 'https://haus.podigee.io/12-vor-der-premiere' } }),
  },
});
