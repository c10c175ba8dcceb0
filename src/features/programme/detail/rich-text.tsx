/** Formatted text of editors; cleaned when it was saved. `lang` when it fell back to another language (I18N-08). */
export function RichText({ html, lang, className = 'prose measure' }: { html: string; lang?: string | undefined; className?: string }) {
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
