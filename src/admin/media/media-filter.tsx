import { mediaKindLabels } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import type { MediaQuery } from './media-query.ts';

/** Search, kind and order within a folder, as a GET form. */
export function MediaFilter({ base, query }: { base: string; query: MediaQuery }) {
  const { search, kind, folder, only, order } = query;
  const kinds = Object.entries(mediaKindLabels).map(([code, label]) => [code, interfaceText(label)] as const);
  const orders = [
    ['', m.media_newest()],
    ['name', m.media_by_name()],
    ['largest', m.media_largest()],
  ] as const;
  return (
    <form className="adm-filter" action={base} data-live="filter">
      {folder && <input type="hidden" name="folder" value={folder} />}
      {only && <input type="hidden" name="only" value={only} />}
      <div className="bs-field adm-filter-search">
        <label htmlFor="search">{m.media_search()}</label>
        <input className="bs-input" type="search" id="search" name="search" defaultValue={search} maxLength={200} />
      </div>
      <Choice name="kind" label={m.admin_media_kind()} value={kind ?? ''} options={[['', m.admin_all()], ...kinds]} />
      <Choice name="order" label={m.media_order()} value={order === 'newest' ? '' : (order ?? '')} options={orders} />
      <button className="bs-btn" type="submit">
        {m.admin_search()}
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <div className="bs-field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select className="bs-input" id={`filter-${name}`} name={name} defaultValue={value}>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
