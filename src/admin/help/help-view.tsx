import { m } from '../../paraglide/messages.js';
import { Head } from '../forms/page-elements.tsx';
import type { Chapter } from './handbook.server.ts';

/** Chapters of the handbook, each a task. */
export function ChaptersView({ base, chapters }: { base: string; chapters: readonly Chapter[] }) {
  return (
    <>
      <Head title={m.help_title()} intro={m.help_intro()} />
      <ol className="bs-card plain adm-chapters">
        {chapters.map(({ name, title }) => (
          <li key={name}>
            <a href={`${base}/${name}`}>{title}</a>
          </li>
        ))}
      </ol>
    </>
  );
}

export function ChapterView({ base, chapter, next }: { base: string; chapter: Chapter; next: Chapter | null }) {
  return (
    <>
      <Head back={base} backLabel={m.help_all()} title={chapter.title} />
      <div className="bs-card adm-chapter" dangerouslySetInnerHTML={{ __html: chapter.html }} />
      {next && (
        <p className="adm-next-chapter">
          <a href={`${base}/${next.name}`}>{m.help_next({ title: next.title })}</a>
        </p>
      )}
    </>
  );
}
