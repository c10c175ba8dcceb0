import { useContext } from 'react';
import { langOf, type ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkTo } from '../../ui/link/link-to.tsx';
import { Picture } from '../../ui/picture.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import type { fullTeaser } from './full-teaser.module.ts';

export function FullTeaserView({ module, language }: ViewProps<typeof fullTeaser>) {
  const { extra_class, image_obj, image_thumbnails, preline, headline, subline, text, link_text, link_url } = module;
  const Title = titleTag(useContext(LevelAbove));
  const look = image_obj ? extra_class : 'plain';
  const isOver = look === 'overlay';
  const langFor = (field: string) => langOf(module, field, language);
  const { text: title, style } = titleFit(headline, 'head', langFor('headline'));
  return (
    <article className={`m-full-teaser ${look}${isOver ? ' bleed dark' : ''}${text.length > 600 ? ' long' : ''}`}>
      <div className="spread">
        {image_obj && (
          <div className="pic">
            <Picture
              image={image_obj}
              thumbnails={image_thumbnails}
              sizes={isOver ? 'auto, 100vw' : 'auto, (max-width: 63.99em) 100vw, 58vw'}
              ratio={isOver ? [16, 9] : [4, 3]}
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
            {link_url && !link_text ? (
              <LinkTo url={link_url} className="cover">
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
            <p>
              <LinkTo url={link_url} className="more cover" lang={langFor('link_text')} hasIcon={false}>
                {link_text} <Icon name="right" />
              </LinkTo>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
