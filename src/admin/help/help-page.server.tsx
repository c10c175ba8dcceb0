import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { AdminContext } from '../admin-context.server.ts';
import { nothingPage } from '../admin-notes.tsx';
import type { OfficeAnswer } from '../office-answers.server.ts';
import { chaptersFor } from './chapter-of.server.ts';
import { ChaptersView, ChapterView } from './help-view.tsx';

/** Handbook for editors (ADMIN-13): its chapters, or one of them. */
export async function helpPage(context: AdminContext, name: string): Promise<OfficeAnswer> {
  const { language, options } = context;
  const base = adminHref(language, 'help');
  const chapters = chaptersFor(options.absentScreens, language);
  if (name === '') return { status: 200, title: m.help_title(), current: 'help', view: <ChaptersView {...{ base, chapters }} /> };
  const at = chapters.findIndex((chapter) => chapter.name === name);
  const chapter = chapters[at];
  if (!chapter) return nothingPage(context);
  const view = <ChapterView {...{ base, chapter }} next={chapters[at + 1] ?? null} />;
  return { status: 200, title: chapter.title, current: 'help', view };
}
