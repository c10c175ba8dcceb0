import { m } from '../../../paraglide/messages.js';
import type { ArticleData } from './article-data.ts';

/** The tags of an article as links (MAG-07). */
export function ArticleTags({ tags }: Pick<ArticleData, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label={m.magazine_topics()}>
      <ul className="art-tags">
        {tags.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} rel="tag">
              #{name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
