import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import { ArticleList } from './article/article-list.tsx';
import { LeadingArticle } from './leading-article.tsx';
import { isNarrowed, type MagazineData } from './magazine-data.ts';
import { MagazineHead } from './magazine-head.tsx';
import { TopicLinks } from './topic-links.tsx';

interface MagazinePageProps {
  data: MagazineData;
  /** Title of the view: the magazine's, a category's or a tag's. */
  title: string;
  /** Address of the view without its query. */
  url: string;
  breadcrumb: ReactNode;
  /** The search form. */
  search: ReactNode;
}

/** The magazine, or what it has of one category or tag (MAG-01, MAG-06, MAG-07). */
export function MagazinePage({ data, title, url, breadcrumb, search }: MagazinePageProps) {
  const { language, leading, rows } = data;
  return (
    <div className="wrap mag">
      <MagazineHead title={title} breadcrumb={breadcrumb} search={search} />
      <TopicLinks language={language} topics={data.topics} current={data.filter} />
      {leading && <LeadingArticle card={leading} language={language} />}
      {rows.length > 0 && <ArticleList data={data} url={url} />}
      {rows.length === 0 && !leading && (
        <div className="none">
          <p>{m.magazine_none()}</p>
          {isNarrowed(data.filter) ? (
            <a className="more" href={href('magazine', language)}>
              {m.magazine_to_all()}
            </a>
          ) : null}
        </div>
      )}
    </div>
  );
}
