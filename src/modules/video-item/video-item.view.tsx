import { useContext } from 'react';
import { langOf, type ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import { EmbedMedia } from '../../features/consent/embeds/embed-media.tsx';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import type { videoItem } from './video-item.module.ts';

export function VideoItemView({ module, language }: ViewProps<typeof videoItem>) {
  const Title = titleTag(useContext(LevelAbove));
  const { video_url, title, content, image_obj, image_thumbnails } = module;
  return (
    <div className="m-video-item">
      <EmbedMedia
        address={video_url}
        kind="video"
        title={() => (title ? m.video_title({ name: title }) : m.module_video())}
        ratio={[16, 9]}
        picture={
          image_obj && (
            <Picture
              image={image_obj}
              thumbnails={image_thumbnails}
              sizes="(max-width: 63.99em) 92vw, 42rem"
              ratio={[16, 9]}
              isDecorative
            />
          )
        }
      />
      {title && (
        <Title className="display" lang={langOf(module, 'title', language)}>
          {softHyphens(title, 14, langOf(module, 'title', language))}
        </Title>
      )}
      {content && <div className="rich" lang={langOf(module, 'content', language)} dangerouslySetInnerHTML={{ __html: content }} />}
    </div>
  );
}
