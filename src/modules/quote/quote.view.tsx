import { langOf, type ViewProps } from '../../core/module/module.ts';
import type { quote } from './quote.module.ts';

/** From this length on a quote is set smaller, so that it stays one glance. */
const long = 160;

export function QuoteView({ module, language }: ViewProps<typeof quote>) {
  const { content, author, anchor } = module;
  if (!content) return null;
  return (
    <figure className={content.length > long ? 'm-quote long' : 'm-quote'} id={anchor || undefined}>
      <blockquote>
        <p className="display" lang={langOf(module, 'content', language) ?? language}>
          {content}
        </p>
      </blockquote>
      {author && <figcaption lang={langOf(module, 'author', language)}>{author}</figcaption>}
    </figure>
  );
}
