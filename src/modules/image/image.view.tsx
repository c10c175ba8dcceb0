import type { CSSProperties } from 'react';
import { langOf, type ViewProps } from '../../core/module/module.ts';
import { ratioOf } from '../../core/module/picture-format.ts';
import { LinkTo } from '../../ui/link/link-to.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { image } from './image.module.ts';

export function ImageView({ module, language }: ViewProps<typeof image>) {
  const { image_obj, image_thumbnails, format, link_url, is_decorative, caption } = module;
  if (!image_obj) return null;
  const ratio = ratioOf(format, image_obj);
  const description = is_decorative ? '' : module.description || image_obj.description;
  const picture = (
    <Picture
      image={{ ...image_obj, description: link_url ? '' : description }}
      thumbnails={image_thumbnails}
      sizes="auto, (max-width: 48em) 100vw, 88rem"
      ratio={ratio}
    />
  );
  const lang = langOf(module, 'description', language);
  return (
    <figure
      className={`m-image f-${format}`}
      style={{ '--ratio': `${ratio[0]} / ${ratio[1]}`, '--across': ratio[0] / ratio[1] } as CSSProperties}
    >
      {link_url ? (
        <LinkTo url={link_url} className="pic" label={description || caption || link_url}>
          {picture}
        </LinkTo>
      ) : (
        <div className="pic" lang={lang}>
          {picture}
        </div>
      )}
      {(caption || image_obj.copyright) && (
        <figcaption>
          {caption && <span lang={langOf(module, 'caption', language)}>{caption}</span>}
          {image_obj.copyright && <span className="credit">© {image_obj.copyright}</span>}
        </figcaption>
      )}
    </figure>
  );
}
