import { m } from '../paraglide/messages.js';

/** Says above a long text that it is there in the other language only (SITE-60); nothing without `lang`, the language it fell back to. */
export function OtherLanguageNote({ lang }: { lang: string | undefined }) {
  return lang ? <p className="muted small">{m.text_only_in_other()}</p> : null;
}
