import type { Language } from '../../core/languages.ts';
import { formatDay } from '../../core/text/dates.ts';
import { toLocalIso } from '../../core/text/wall-clock.ts';
import { mediaTrashTime } from '../../features/media/library.read.server.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { Head } from '../forms/page-elements.tsx';
import { MediaFacts } from './media-facts.tsx';
import { Player } from './media-view.tsx';

interface TrashedViewProps {
  media: Media & { deleted: string };
  language: Language;
  done: string | null;
}

/** Page of a file in the trash, with the date until which it can be restored. */
export function TrashedView({ media, language, done }: TrashedViewProps) {
  const editHref = adminHref(language, 'media', media.id);
  const until = new Date(new Date(media.deleted).getTime() + mediaTrashTime);
  return (
    <>
      <p>
        <a href={`${adminHref(language, 'media')}?only=trash`}>{m.admin_media_back_to_trash()}</a>
      </p>
      <Head title={media.name} done={done}>
        <span className="bs-badge">{m.admin_trash()}</span>
      </Head>
      <p className="bs-note warn">{m.admin_media_until({ day: formatDay(toLocalIso(until), language) })}</p>
      <form method="post" action={`${editHref}/restore`} className="adm-section">
        {media.image_thumbnails && (
          <img className="adm-trashed" src={media.image_thumbnails.medium} alt={media.description || media.name} />
        )}
        <div className="bs-row">
          <button className="bs-btn primary" type="submit">
            {m.admin_restore()}
          </button>
        </div>
      </form>
      <details className="fold adm-section">
        <summary>{m.media_purge()}</summary>
        <form method="post" action={`${editHref}/purge`} className="bs-stack">
          <p>{m.media_purge_hint()}</p>
          <div className="bs-row">
            <button className="bs-btn danger" type="submit">
              {m.media_purge()}
            </button>
          </div>
        </form>
      </details>
      <Player media={media} />
      <MediaFacts media={media} language={language} />
    </>
  );
}
