import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { href } from '../../urls.ts';
import type { MagazineFilter, Topic } from './magazine-data.ts';

interface TopicLinksProps {
  language: Language;
  topics: readonly Topic[];
  /** What is on the page: a filter, or the list of all tags. */
  current: MagazineFilter | 'tags';
}

/** Links to everything, to each category and to the tags (MAG-01). */
export function TopicLinks({ language, topics, current }: TopicLinksProps) {
  const { category, tag } = current === 'tags' ? { category: undefined, tag: undefined } : current;
  const isWhole = current !== 'tags' && category === undefined && tag === undefined;
  return (
    <nav className="topics" aria-label={m.magazine_categories()}>
      <ul>
        <li>
          <a href={href('magazine', language)} aria-current={isWhole ? 'page' : undefined}>
            {m.magazine_all()}
          </a>
        </li>
        {topics.map(({ id, name, theme, url }) => (
          <li key={id}>
            <a className={theme} href={url} aria-current={id === category ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={href('magazineTags', language)} aria-current={current === 'tags' ? 'page' : tag === undefined ? undefined : 'true'}>
            {m.magazine_tags()}
          </a>
        </li>
      </ul>
    </nav>
  );
}
