import type { Language } from '../../core/languages.ts';
import type { Media, MediaPlace } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { MediaTile } from './media-tile.tsx';
import { UsedIn } from './used-in.tsx';

interface DeleteViewProps {
  language: Language;
  isAdministrator: boolean;
  /** Whether it is asked for a file in its place, or for it to go. */
  purpose: 'delete' | 'replace';
  media: Media;
  places: readonly MediaPlace[];
  /** Possible replacements. */
  others: readonly Media[];
  search: string;
  /** Id of the selected replacement, or 'nothing'. */
  chosen: string;
  error: string | null;
}

/**
 * Confirmation before a file is moved to the trash; a file in use lists its uses and asks for a replacement (PAGE-13). Where it shall be
 * replaced, that is said in words of its own (MEDIA-270).
 */
export function DeleteView({ language, isAdministrator, purpose, media, places, others, search, chosen, error }: DeleteViewProps) {
  const editHref = adminHref(language, 'media', media.id);
  const isUsed = places.length > 0;
  const action = `${editHref}/${purpose}`;
  const isReplacement = purpose === 'replace';
  const words = isUsed ? m.media_delete_used({ name: media.name, count: places.length }) : m.media_delete_one({ name: media.name });
  return (
    <div className="bs-stack">
      <h1>{isReplacement ? m.media_replace_question({ name: media.name }) : words}</h1>
      {error && (
        <p className="bs-note bad" role="alert">
          {error}
        </p>
      )}
      {isUsed && <UsedIn {...{ places, language, isAdministrator }} />}
      <form method="post" action={action} className="adm-section">
        {(isUsed || isReplacement) && <Instead {...{ language, purpose, places, others, search, chosen, action }} />}
        <p className="bs-meta">{isReplacement ? m.media_replace_known_hint({ name: media.name }) : m.media_trash_hint()}</p>
        <div className="bs-row wrap">
          <a className="bs-btn" href={editHref}>
            {isReplacement ? m.admin_keep() : m.media_keep()}
          </a>
          {isReplacement ? (
            <button type="submit" className="bs-btn primary">
              {m.edit_media_replace()}
            </button>
          ) : (
            <button type="submit" className="bs-btn danger solid">
              {isUsed ? m.admin_replace_now() : m.admin_delete()}
            </button>
          )}
        </div>
      </form>
    </div>
  );
}

type InsteadProps = Omit<DeleteViewProps, 'media' | 'error' | 'isAdministrator'> & { action: string };

/** Choice of a replacement of the same kind, or of none where the file goes. The search submits the form with GET. */
function Instead({ language, purpose, places, others, search, chosen, action }: InsteadProps) {
  const required = places.filter(({ is_required }) => is_required).length;
  return (
    <>
      <h2 id="instead">{m.media_delete_what()}</h2>
      <div className="adm-filter">
        <div className="bs-field adm-filter-search">
          <label htmlFor="search">{m.media_search()}</label>
          <input className="bs-input" type="search" id="search" name="search" defaultValue={search} maxLength={200} />
        </div>
        <button className="bs-btn" type="submit" formMethod="get" formAction={action}>
          {m.admin_search()}
        </button>
      </div>
      <div role="radiogroup" aria-labelledby="instead" className="adm-tiles">
        {purpose === 'delete' && (
          <label className="adm-tile adm-choice">
            <span className="bs-check">
              <input type="radio" name="by" value="nothing" defaultChecked={chosen === 'nothing'} />
              {m.media_leave_empty()}
            </span>
            {required > 0 && <span className="bs-meta">{m.media_leave_empty_hint({ count: required })}</span>}
          </label>
        )}
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
