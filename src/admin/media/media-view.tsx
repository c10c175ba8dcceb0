import type { Language } from '../../core/languages.ts';
import { formatDay } from '../../core/text/dates.ts';
import type { Media, MediaPlace } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import type { FormKit } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { Head } from '../forms/page-elements.tsx';
import { FocalFields } from './focal-fields.tsx';
import { MediaFacts } from './media-facts.tsx';
import { MediaFields } from './media-fields.tsx';
import { mediaLabel } from './media-form-values.ts';
import { UsedIn } from './used-in.tsx';

export interface MediaViewProps {
  language: Language;
  isAdministrator: boolean;
  media: Media;
  places: readonly MediaPlace[];
  folders: readonly { name: string }[];
  kit: FormKit;
  /** Stored values, to detect changes. */
  was: FormState;
  conflict: string | null;
  isUnsaved: boolean;
  /** Why the replacement was refused. */
  problem: string | null;
  done: string | null;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** Page of a file: metadata, uses and actions (ADMIN-05). */
export function MediaView({
  language,
  isAdministrator,
  media,
  places,
  folders,
  kit,
  was,
  conflict,
  isUnsaved,
  problem,
  done,
  today,
}: MediaViewProps) {
  const editHref = adminHref(language, 'media', media.id);
  return (
    <>
      <Head back={adminHref(language, 'media')} title={media.name} done={done}>
        <a className="bs-btn" href={media.url} download={media.name}>
          {m.admin_media_download()}
        </a>
        <a className="bs-btn danger" href={`${editHref}/delete`}>
          {m.admin_remove()}
        </a>
      </Head>
      {media.usage_until !== null && media.usage_until < today && (
        <p className="bs-note warn">{m.admin_media_rights_over({ day: formatDay(media.usage_until, language) })}</p>
      )}
      {problem && (
        <p className="bs-note bad" role="alert">
          {problem}
        </p>
      )}
      <OfficeForm
        {...{ kit, conflict, isUnsaved }}
        formAction={editHref}
        labelOf={mediaLabel}
        version={kit.form.get('version') ?? ''}
        was={new Map([...was].filter(([name]) => name !== 'version'))}
      >
        <div className={media.kind === 'image' ? 'adm-medium' : undefined}>
          {media.kind === 'image' ? <FocalFields media={media} kit={kit} /> : <Player media={media} />}
          <MediaFields {...{ media, kit, folders }} />
        </div>
      </OfficeForm>
      <div className="adm-medium adm-after">
        <MediaFacts media={media} language={language} />
        <UsedIn {...{ places, language, isAdministrator }} />
      </div>
      <Exchange editHref={editHref} isUsed={places.length > 0} />
    </>
  );
}

/** Audio and video players; a download link for other files. */
export function Player({ media: { kind, url, name } }: { media: Media }) {
  if (kind === 'video')
    return (
      <section className="adm-section">
        {/* biome-ignore lint/a11y/useMediaCaption: captions belong to where a film is shown */}
        <video src={url} controls preload="metadata" className="adm-player" aria-label={name} />
      </section>
    );
  if (kind === 'audio')
    return (
      <section className="adm-section">
        {/* biome-ignore lint/a11y/useMediaCaption: captions belong to where a sound is played */}
        <audio src={url} controls preload="metadata" className="adm-player" aria-label={name} />
      </section>
    );
  return null;
}

function Exchange({ editHref, isUsed }: { editHref: string; isUsed: boolean }) {
  return (
    <form method="post" action={`${editHref}/replace`} encType="multipart/form-data" className="adm-section" aria-labelledby="replace">
      <h2 id="replace">{m.admin_media_replace()}</h2>
      <p className="bs-hint" id="replace-hint">
        {isUsed ? m.admin_media_replace_hint() : m.admin_media_replace_unused_hint()}
      </p>
      {isUsed && (
        <p>
          <a href={`${editHref}/replace`}>{m.admin_media_replace_known()}</a>
        </p>
      )}
      <div className="bs-row wrap">
        <div className="bs-field bs-grow">
          <label htmlFor="replace-file">{m.admin_media_new_file()}</label>
          <input className="bs-input" type="file" id="replace-file" name="file" required aria-describedby="replace-hint" />
        </div>
        <button className="bs-btn adm-end" type="submit">
          {m.admin_media_replace()}
        </button>
      </div>
    </form>
  );
}
