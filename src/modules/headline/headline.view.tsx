import { langOf, type ViewProps } from '../../core/module/module.ts';
import { titleFit } from '../../ui/title-fit.ts';
import type { headline } from './headline.module.ts';

export function HeadlineView({ module, language }: ViewProps<typeof headline>) {
  const { preline, content, subline, headline_level, anchor } = module;
  const { text, style } = titleFit(content, 'list', langOf(module, 'content', language));
  const Heading = `h${headline_level ?? 2}` as 'h2';
  return (
    <hgroup className="m-headline" id={anchor || undefined}>
      {preline && (
        <p className="pre" lang={langOf(module, 'preline', language)}>
          {preline}
        </p>
      )}
      <Heading lang={langOf(module, 'content', language)} style={style}>
        {text}
      </Heading>
      {subline && (
        <p className="sub" lang={langOf(module, 'subline', language)}>
          {subline}
        </p>
      )}
    </hgroup>
  );
}
