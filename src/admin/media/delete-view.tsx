import type { Language } from '../../core/languages.ts';
import type { Media, MediaPlace } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { MediaTile } from './media-tile.tsx';
import { UsedIn } from './used-in.tsx';

interface DeleteViewProps {
  language: Language;
  media: Media;
  places: readonly MediaPlace[];
  /** Possible replacements. */
  others: readonly Media[];
  search: string;
  /** Id of the selected replacement, or 'nothing'. */
  chosen: string;
  error: string | null;
}

/** Confirmation before a file is moved to the trash; a file in use lists its uses and asks for a replacement (PAGE-13). */
export function DeleteView({ language, media, places, others, search, chosen, error }: DeleteViewProps) {
  const editHref = adminHref(language, 'media', media.id);
  const isUsed = places.length > 0;
  return (
    <>
      <h1>{isUsed ? m.media_delete_used({ name: media.name, count: places.length }) : m.media_delete_one({ name: media.name })}</h1>
      {error && (
        <p className="bs-note bad" role="alert">
          {error}
        </p>
      )}
      {isUsed && <UsedIn places={places} language={language} />}
      <form method="post" action={`${editHref}/delete`} className="adm-section">
        {isUsed && <Instead {...{ language, places, others, search, chosen, editHref }} />}
        <p className="bs-meta">{m.media_trash_hint()}</p>
        <div className="bs-row wrap">
          <a className="bs-btn" href={editHref}>
            {m.media_keep()}
          </a>
          <button type="submit" className="bs-btn danger solid">
            {isUsed ? m.admin_replace_now() : m.admin_delete()}
          </button>
        </div>
      </form>
    </>
  );
}

type InsteadProps = Omit<DeleteViewProps, 'media' | 'error'> & { editHref: string };

/** Choice of a replacement of the same kind, or none. The search submits the form with GET. */
function Instead({ language, places, others, search, chosen, editHref }: InsteadProps) {
  const required = places.filter(({ is_required }) => is_required).length;
  return (
    <>
      <h2 id="instead">{m.media_delete_what()}</h2>
      <div className="adm-filter">
        <div className="bs-field adm-filter-search">
          <label htmlFor="search">{m.media_search()}</label>
          <input className="bs-input" type="search" id="search" name="search" defaultValue={search} maxLength={200} />
        </div>
        <button className="bs-btn" type="submit" formMethod="get" formAction={`${editHref}/delete`}>
          {m.admin_search()}
        </button>
      </div>
      <div role="radiogroup" aria-labelledby="instead" className="adm-tiles">
        <label className="adm-tile adm-choice">
          <span className="bs-check">
            <input type="radio" name="by" value="nothing" defaultChecked={chosen === 'nothing'} />
            {m.media_leave_empty()}
          </span>
          {required > 0 && <span className="bs-meta">{m.media_leave_empty_hint({ count: required })}</span>}
        </label>
        {others.map((other) => (
          <label key={other.id} className="adm-tile adm-choice">
            <MediaTile media={other} language={language}>
              <span className="bs-check">
                <input type="radio" name="by" value={other.id} defaultChecked={chosen === String(other.id)} />
                {other.name}
              </span>
            </MediaTile>
          </label>
        ))}
      </div>
      {others.length === 0 && <p className="bs-note plain-note">{m.admin_nothing()}</p>}
    </>
  );
}
