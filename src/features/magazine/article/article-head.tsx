import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { formatNumericDay } from '../../../core/text/dates.ts';
import { m } from '../../../paraglide/messages.js';
import { Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import type { ArticleData } from './article-data.ts';

interface ArticleHeadProps {
  article: ArticleData;
  language: Language;
  breadcrumb: ReactNode;
}

/** Title, author, date and picture, in the colours of the category (MAG-03). */
export function ArticleHead({ article, language, breadcrumb }: ArticleHeadProps) {
  const { name, headline, preline, author, date, category, untranslated, image_obj, image_thumbnails } = article;
  const { text, style } = titleFit(headline || name, 'head', headline ? untranslated.headline : untranslated.name);
  const theme = category?.theme ?? 'cc01';
  const isKicker = preline !== '' && preline !== category?.name;
  return (
    <>
      <header className={`art-head ${theme}`}>
        <div className="wrap">
          {breadcrumb}
          {isKicker && (
            <p className="kick" lang={untranslated.preline}>
              {preline}
            </p>
          )}
          <h1 lang={headline ? untranslated.headline : untranslated.name} style={style}>
            {text}
          </h1>
          <div className="by">
            {category && <a href={category.url}>{category.name}</a>}
            {author && <p>{m.magazine_by({ author })}</p>}
            <p>
              <time dateTime={date}>{formatNumericDay(date, language)}</time>
            </p>
          </div>
        </div>
      </header>
      {image_obj && (
        <div className={`art-pic ${theme}`}>
          <figure className="wrap">
            <div className="pic">
              <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 88rem) 100vw, 84rem" ratio={[21, 9]} priority />
            </div>
            {image_obj.copyright && <figcaption>{m.magazine_picture({ copyright: image_obj.copyright })}</figcaption>}
          </figure>
        </div>
      )}
    </>
  );
}
