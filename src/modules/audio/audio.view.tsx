import type { ViewProps } from '../../core/module/module.ts';
import { EmbedMedia } from '../../features/consent/embeds/embed-media.tsx';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import type { audio } from './audio.module.ts';

const titles = {
  track: m.module_audio_track,
  album: m.module_audio_album,
  playlist: m.module_audio_playlist,
  podcast: m.module_audio_podcast,
};

export function AudioView({ module: { embed, media_type, title, image_obj, image_thumbnails } }: ViewProps<typeof audio>) {
  return (
    <div className={`m-audio ${media_type}`}>
      <EmbedMedia
        address={embed}
        kind="audio"
        title={(name) => title || titles[media_type]({ name })}
        picture={
          image_obj ? (
            <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 88rem) 100vw, 84rem" ratio={[16, 9]} isDecorative />
          ) : (
            <Wave />
          )
        }
      />
    </div>
  );
}

const bars = 64;

/** Sound as a drawing, in place of a picture. */
function Wave() {
  const path = Array.from({ length: bars }, (_, bar) => {
    const half = 5 + 26 * Math.abs(Math.sin(bar * 0.31) * Math.cos(bar * 0.113 + 0.6));
    return `M${bar * 5} ${Math.round(32 - half)}v${Math.round(half * 2)}`;
  }).join('');
  return (
    <svg className="wave" viewBox={`-2 0 ${bars * 5} 64`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
