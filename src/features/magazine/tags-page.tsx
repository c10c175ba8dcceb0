import type { ReactNode } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import type { Topic } from './magazine-data.ts';
import { MagazineHead } from './magazine-head.tsx';
import { TopicLinks } from './topic-links.tsx';

interface TagsPageProps {
  language: Language;
  topics: readonly Topic[];
  tags: readonly { id: number; name: string; url: string; count: number }[];
  breadcrumb: ReactNode;
  /** The search form. */
  search: ReactNode;
}

/** All tags with how much there is under each (MAG-07). */
export function TagsPage({ language, topics, tags, breadcrumb, search }: TagsPageProps) {
  return (
    <div className="wrap mag">
      <MagazineHead title={m.magazine_tags()} breadcrumb={breadcrumb} search={search} />
      <TopicLinks language={language} topics={topics} current="tags" />
      {tags.length === 0 && <p className="none">{m.magazine_no_tags()}</p>}
      <ul className="tag-list">
        {tags.map(({ id, name, url, count }) => (
          <li key={id}>
            <a href={url}>
              #{name} <span aria-hidden="true">{count}</span>
              <span className="vh">{m.magazine_count({ count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
