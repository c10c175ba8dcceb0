import { languages, locales } from '../../core/languages.ts';
import { langOf, type ViewProps } from '../../core/module/module.ts';
import { m } from '../../paraglide/messages.js';
import type { selfHostedVideo } from './self-hosted-video.module.ts';

export function SelfHostedVideoView({ module, language }: ViewProps<typeof selfHostedVideo>) {
  const { file_obj, image_thumbnails, title, captions_de_obj, captions_en_obj } = module;
  if (!file_obj) return null;
  const lang = langOf(module, 'title', language);
  return (
    <figure className="m-self-hosted-video">
      {/* biome-ignore lint/a11y/useMediaCaption: they are below, where the film has any beside those in the picture */}
      <video
        src={file_obj.url}
        controls
        preload="none"
        playsInline
        poster={image_thumbnails?.large}
        aria-label={title || m.module_video()}
        lang={lang}
      >
        {languages.map((each) => {
          const captions = each === 'de' ? captions_de_obj : captions_en_obj;
          return (
            captions && (
              <track
                key={each}
                kind="captions"
                src={captions.url}
                srcLang={each}
                label={locales[each].name}
                default={each === language || undefined}
              />
            )
          );
        })}
      </video>
      {title && <figcaption lang={lang}>{title}</figcaption>}
    </figure>
  );
}
