import { useContext } from 'react';
import { langOf, type ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkTo } from '../../ui/link/link-to.tsx';
import { Picture } from '../../ui/picture.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import type { teaserItem } from './teaser-item.module.ts';

/** The title is the link and covers the card; what `link_text` says stands below as a sign. */
export function TeaserItemView({ module, language }: ViewProps<typeof teaserItem>) {
  const { extra_class, image_obj, image_thumbnails, preline, headline, subline, text, link_text, link_url } = module;
  const Title = titleTag(useContext(LevelAbove));
  const langFor = (field: string) => langOf(module, field, language);
  const { text: title, style } = titleFit(headline, 'list', langFor('headline'));
  return (
    <article className={`m-teaser-item ${extra_class}${image_obj ? '' : ' plain'}`}>
      {image_obj && (
        <div className="pic">
          <Picture
            image={image_obj}
            thumbnails={image_thumbnails}
            sizes="auto, (max-width: 47.99em) 100vw, (max-width: 63.99em) 50vw, 33vw"
            ratio={[3, 2]}
            isDecorative={link_url !== ''}
          />
        </div>
      )}
      <div className="words">
        {preline && (
          <p className="pre" lang={langFor('preline')}>
            {preline}
          </p>
        )}
        <Title className="display" lang={langFor('headline')} style={style}>
          {link_url ? (
            <LinkTo url={link_url} className="cover" hasIcon={!link_text}>
              {title}
            </LinkTo>
          ) : (
            title
          )}
        </Title>
        {subline && (
          <p className="sub" lang={langFor('subline')}>
            {subline}
          </p>
        )}
        {text && (
          <p className="text" lang={langFor('text')}>
            {text}
          </p>
        )}
        {link_url && link_text && (
          <p className="more" lang={langFor('link_text')} aria-hidden="true">
            {link_text} <Icon name="right" />
          </p>
        )}
      </div>
    </article>
  );
}
