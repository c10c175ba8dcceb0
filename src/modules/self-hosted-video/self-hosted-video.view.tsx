import { langOf, type ViewProps } from '../../core/module/module.ts';
import { m } from '../../paraglide/messages.js';
import type { selfHostedVideo } from './self-hosted-video.module.ts';

export function SelfHostedVideoView({ module, language }: ViewProps<typeof selfHostedVideo>) {
  const { file_obj, image_thumbnails, title } = module;
  if (!file_obj) return null;
  const lang = langOf(module, 'title', language);
  return (
    <figure className="m-self-hosted-video">
      {/* biome-ignore lint/a11y/useMediaCaption: films of the venue come with their captions in the picture */}
      <video
        src={file_obj.url}
        controls
        preload="none"
        playsInline
        poster={image_thumbnails?.large}
        aria-label={title || m.module_video()}
        lang={lang}
      />
      {title && <figcaption lang={lang}>{title}</figcaption>}
    </figure>
  );
}
