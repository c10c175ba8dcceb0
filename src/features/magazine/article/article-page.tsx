import '../magazine.css';
import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import type { ArticleTeaser } from '../magazine.contract.ts';
import type { ArticleData } from './article-data.ts';
import { ArticleHead } from './article-head.tsx';
import { ArticleTags } from './article-tags.tsx';
import { RelatedArticles } from './related-articles.tsx';

interface ArticlePageProps {
  article: ArticleData;
  related: readonly ArticleTeaser[];
  language: Language;
  breadcrumb: ReactNode;
  /** The share button. */
  share: ReactNode;
  /** The container of modules, after the text (MAG-08). */
  slot?: ReactNode;
  /** The productions it is about. */
  productions: ReactNode;
}

/**
 * Whether an article begins with words that its first letter may stand out of: strong ones stand out already. Not by `:has()` in the style:
 * beside `::first-letter` it makes the browser go through the styles of the whole page with every change anywhere in it.
 */
const opensPlainly = (text: string) => !/^<p>\s*<strong>/.test(text);

/** One article, from its head in the colours of its category to what else there is to read (MAG-08). */
export function ArticlePage({ article, related, language, breadcrumb, share, slot, productions }: ArticlePageProps) {
  const { subline, text, untranslated } = article;
  return (
    <article className="art-page">
      <ArticleHead article={article} language={language} breadcrumb={breadcrumb} />
      <div className="wrap art-body">
        <div className="art-text">
          {subline && (
            <p className="art-lead" lang={untranslated.subline}>
              {subline}
            </p>
          )}
          {text && (
            <div
              className={opensPlainly(text) ? 'prose opens' : 'prose'}
              lang={untranslated.text}
              dangerouslySetInnerHTML={{ __html: text }}
            />
          )}
          {slot}
        </div>
        <aside className="art-side">
          <ArticleTags tags={article.tags} />
          {share}
        </aside>
      </div>
      {productions}
      <RelatedArticles title={m.magazine_related()} articles={related} language={language} />
    </article>
  );
}
