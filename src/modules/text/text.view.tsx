import { langOf, type ViewProps } from '../../core/module/module.ts';
import type { text } from './text.module.ts';

export function TextView({ module, language }: ViewProps<typeof text>) {
  const { content, anchor, decrease_distance } = module;
  if (!content) return null;
  return (
    <div
      className={decrease_distance ? 'm-text near rich' : 'm-text rich'}
      id={anchor || undefined}
      lang={langOf(module, 'content', language)}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
