import { fromNotes, htmlName, toNotes } from '../forms/rich-notes.ts';

/** How far below the window a text editor is made, so that it is there when its field is scrolled to. */
const ahead = '400px';

/** Puts the text editor of the page editor in the place of each textarea of rich text that comes near the window (ADMIN-30). */
export function editRichTexts(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        // Where it cannot be loaded the textarea stays.
        edit(target as HTMLTextAreaElement).catch(() => undefined);
      }
    },
    { rootMargin: ahead },
  );
  for (const textarea of document.querySelectorAll('textarea[data-rich-text]')) seen.observe(textarea);
}

async function edit(textarea: HTMLTextAreaElement): Promise<void> {
  const [{ writeInForm }] = await Promise.all([
    import('../../editor/writing/write-in-form.tsx'),
    import('../../editor/writing/write-rich.ts'),
  ]);
  const { name, value, defaultValue, dataset } = textarea;
  // What was typed before is in the plain notation.
  const html = value === defaultValue ? (dataset.richText ?? '') : fromNotes(value);
  writeInForm(textarea, { htmlName: htmlName(name), html, toNotes });
}
