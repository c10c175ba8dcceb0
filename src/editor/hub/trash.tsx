import { useState } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor, EditorCallFailed } from '../editor-call.ts';
import { momentOf } from '../panels/owner-calls.ts';

interface Entry {
  kind: 'page' | 'module' | 'media';
  id: number;
  title: string;
  model: string | null;
  deleted: string;
  purged: string;
}

const kinds: Record<Entry['kind'], () => string> = { page: m.trash_page, module: m.trash_module, media: m.trash_media };

/** What was deleted in the last 30 days; each comes back under its number (PAGE-13). */
export function Trash({ language, entries }: { language: Language; entries: readonly Entry[] }) {
  const [back, setBack] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const left = entries.filter(({ kind, id }) => !back.has(`${kind}${id}`));
  const restore = async ({ kind, id, title }: Entry) => {
    const root = `/${language}/pageeditor-api`;
    try {
      await callEditor('POST', kind === 'media' ? `${root}/media/${id}/restore` : `${root}/trash/${kind}/${id}/restore`);
      setBack((known) => new Set([...known, `${kind}${id}`]));
      setSaid(m.trash_restored({ title: title || kinds[kind]() }));
    } catch (error) {
      setSaid((error instanceof EditorCallFailed && error.sentence) || m.edit_call_failed());
    }
  };
  return (
    <>
      <p role="status" className={said ? 'bs-note ok' : 'bs-vh'}>
        {said}
      </p>
      {left.length === 0 && <p className="in bs-meta">{m.trash_empty()}</p>}
      <ul className="plain hub-list">
        {left.map((entry) => (
          <li key={entry.kind + entry.id} className="bs-row wrap">
            <span className="bs-grow">
              {entry.title || entry.model || kinds[entry.kind]()}{' '}
              <span className="bs-meta">
                {kinds[entry.kind]()}, {m.trash_until({ time: momentOf(entry.purged, language) })}
              </span>
            </span>
            <button className="bs-btn small" type="button" onClick={() => void restore(entry)}>
              {m.trash_restore()}
              <span className="bs-vh">: {entry.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
