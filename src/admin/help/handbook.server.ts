import { Marked } from 'marked';
import type { Language } from '../../core/languages.ts';
import { plainText } from '../../core/text/plain-text.ts';
import { adminHref } from '../../urls.ts';

/** Chapter of the handbook, rendered. */
export interface Chapter {
  /** Path segment, the same in both languages. */
  name: string;
  title: string;
  /** Markup below the title, of files of this repository. */
  html: string;
  /** Title and text without markup, for the search of the office. */
  words: string;
}

const texts = import.meta.glob<string>('../../../docs/handbook/{de,en}/*.md', { query: '?raw', import: 'default', eager: true });
const pictures = import.meta.glob<string>('../../../docs/handbook/{de,en}/img/*.webp', { query: '?url', import: 'default', eager: true });

const handbook = new Map<Language, readonly Chapter[]>();

/** Chapters in the order of their files (ADMIN-13), rendered when the first page asks for them: at the start visitors would wait for it. */
export function chaptersIn(language: Language): readonly Chapter[] {
  const known = handbook.get(language) ?? renderChapters(language);
  handbook.set(language, known);
  return known;
}

function renderChapters(language: Language): Chapter[] {
  return Object.keys(texts)
    .filter((path) => path.includes(`/${language}/`))
    .sort()
    .map((path) => {
      const [, title = '', text = ''] = /^# (.+)\n([\s\S]*)$/.exec(texts[path] ?? '') ?? [];
      const name = path.replace(/^.*\/\d+-|\.md$/g, '');
      const html = markdown(language).parse(text, { async: false });
      return { name, title, html, words: `${title} ${plainText(html)}` };
    });
}

/** Links lead to chapters; pictures are the built files. */
function markdown(language: Language): Marked {
  return new Marked({
    walkTokens: (token) => {
      if (token.type === 'link') token.href = `${adminHref(language, 'help')}/${token.href}`;
      if (token.type === 'image') token.href = pictures[`../../../docs/handbook/${language}/${token.href}`] ?? '';
    },
  });
}
