import { useContext } from 'react';
import type { ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import type { ArticleTeaser } from '../../features/magazine/magazine.contract.ts';
import { titleFit } from '../../ui/title-fit.ts';
import type { highlightTeaser } from './highlight-teaser.module.ts';

export function HighlightTeaserView({ module: { article_objs } }: ViewProps<typeof highlightTeaser, { article_objs: ArticleTeaser[] }>) {
  const Title = titleTag(useContext(LevelAbove));
  if (article_objs.length === 0) return null;
  return (
    <div className="m-highlight-teaser bleed">
      <ul>
        {article_objs.map(({ id, name, headline, subline, link, category, untranslated }) => {
          const titleLanguage = headline ? untranslated.headline : untranslated.name;
          const { text, style } = titleFit(headline || name, 'head', titleLanguage);
          return (
            <li key={id} className={category?.style_name}>
              <p className="kick">{category?.name}</p>
              <Title className="h2 display" style={style}>
                <a href={link.url} lang={titleLanguage}>
                  {text}
                </a>
              </Title>
              {subline && (
                <p className="sub" lang={untranslated.subline}>
                  {subline}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
