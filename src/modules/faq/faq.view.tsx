import { langOf, type ViewProps } from '../../core/module/module.ts';
import { slugify } from '../../core/text/slugs.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import type { faq } from './faq.module.ts';

/**
 * The anchor lies inside what opens, so that the browser itself opens the answer when the address names it; it is
 * positioned at the question (ANIM-06).
 */
export function FaqView({ module, language }: ViewProps<typeof faq>) {
  const { title, content } = module;
  const at = slugify(title);
  const lang = langOf(module, 'title', language);
  if (!content)
    return (
      <div className="m-faq unanswered" id={at}>
        <p>
          <span className="display" lang={lang}>
            {softHyphens(title, 14, lang)}
          </span>
        </p>
      </div>
    );
  return (
    <details className="m-faq">
      <summary>
        <span className="display" lang={lang}>
          {softHyphens(title, 14, lang)}
        </span>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h16" />
          <path className="upright" d="M12 4v16" />
        </svg>
      </summary>
      <span className="at" id={at} />
      <div className="answer rich" lang={langOf(module, 'content', language)} dangerouslySetInnerHTML={{ __html: content }} />
    </details>
  );
}
