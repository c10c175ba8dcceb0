import type { ViewProps } from '../../core/module/module.ts';
import { EmbedMedia } from '../../features/consent/embeds/embed-media.tsx';
import { m } from '../../paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import type { viewer } from './viewer.module.ts';

export function ViewerView({ module: { embed, title, image_obj, image_thumbnails } }: ViewProps<typeof viewer>) {
  return (
    <div className="m-viewer">
      <EmbedMedia
        address={embed}
        kind="viewer"
        title={(name) => title || m.module_viewer({ name })}
        picture={
          image_obj ? (
            <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 88rem) 100vw, 84rem" ratio={[16, 9]} isDecorative />
          ) : (
            <Pages />
          )
        }
      />
    </div>
  );
}

/** An open book as a drawing, in place of a picture. */
function Pages() {
  return (
    <svg className="pages" viewBox="0 0 240 120" aria-hidden="true">
      <path d="M120 14C92 4 48 2 16 8v96c32-6 76-4 104 6 28-10 72-12 104-6V8C192 2 148 4 120 14zM120 14v96" />
      <path d="M34 30c22-3 48-1 68 5M34 48c22-3 48-1 68 5M34 66c22-3 48-1 40 2M206 30c-22-3-48-1-68 5M206 48c-22-3-48-1-68 5" />
    </svg>
  );
}
