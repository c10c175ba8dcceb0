import type { ViewProps } from '../../core/module/module.ts';
import { EmbedMedia } from '../../features/consent/embeds/embed-media.tsx';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import type { socialMedia } from './social-media.module.ts';

export function SocialMediaView({ module: { embed, title, image_obj, image_thumbnails } }: ViewProps<typeof socialMedia>) {
  return (
    <div className="m-social-media">
      <EmbedMedia
        address={embed}
        kind="social"
        title={(name) => title || m.module_social({ name })}
        picture={
          image_obj && (
            <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 88rem) 100vw, 84rem" ratio={[16, 9]} isDecorative />
          )
        }
      />
    </div>
  );
}
