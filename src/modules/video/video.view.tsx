import type { ViewProps } from '../../core/module/module.ts';
import { EmbedMedia } from '../../features/consent/embeds/embed-media.tsx';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import type { video } from './video.module.ts';

export function VideoView({ module }: ViewProps<typeof video>) {
  const { video_url, image_obj, image_thumbnails, title, length, anchor } = module;
  const name = [title, length].filter(Boolean).join(', ');
  return (
    <div className="m-video" id={anchor || undefined}>
      <EmbedMedia
        address={video_url}
        kind="video"
        title={() => (name ? m.video_title({ name }) : m.module_video())}
        ratio={[16, 9]}
        picture={
          image_obj && (
            <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 88rem) 100vw, 84rem" ratio={[16, 9]} isDecorative />
          )
        }
      />
    </div>
  );
}
