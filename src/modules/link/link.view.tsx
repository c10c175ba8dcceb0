import { langOf, type ViewProps } from '../../core/module/module.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkTo } from '../../ui/link/link-to.tsx';
import type { link } from './link.module.ts';

const looks = { '': 'words', button: 'btn', outline: 'btn quiet', arrow: 'more' } as const;

export function LinkView({ module, language }: ViewProps<typeof link>) {
  const { link_text, link_url, extra_class, anchor, open_in_new_window } = module;
  if (!link_url) return null;
  return (
    <p className="m-link" id={anchor || undefined}>
      <LinkTo
        url={link_url}
        className={looks[extra_class]}
        lang={langOf(module, 'link_text', language)}
        isNewWindow={open_in_new_window}
        hasIcon={extra_class !== 'arrow'}
      >
        {link_text}
        {extra_class === 'arrow' && <Icon name="right" />}
      </LinkTo>
    </p>
  );
}
