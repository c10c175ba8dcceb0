import type { ViewProps } from '../../core/module/module.ts';
import { EmbedMedia } from '../../features/consent/embeds/embed-media.tsx';
import { m } from '../../paraglide/messages.js';
import type { socialMedia } from './social-media.module.ts';

export function SocialMediaView({ module: { embed } }: ViewProps<typeof socialMedia>) {
  return (
    <div className="m-social-media">
      <EmbedMedia address={embed} kind="social" title={(name) => m.module_social({ name })} />
    </div>
  );
}
