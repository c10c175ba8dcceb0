import { useEffect, useRef, useState } from 'react';
import { momentOf } from '../../../features/pages/publishing/publishing-moment.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import type { PanelProps } from '../owner-calls.ts';
import { PanelShell } from '../panel-shell.tsx';

interface DraftLink {
  id: number;
  created: string;
  expires: string;
  created_by: string;
  url: string | null;
}

/** Links that show the draft to people without an account: made, copied, withdrawn (PAGE-14). An address is shown once only. */
export default function DraftLinksPanel({ owner, language, onClose }: PanelProps) {
  const [links, setLinks] = useState<readonly DraftLink[]>([]);
  const [made, setMade] = useState<DraftLink | null>(null);
  const [days, setDays] = useState(7);
  const [said, setSaid] = useState('');
  const makeLink = useRef<HTMLButtonElement>(null);
  const root = `/${language}/pageeditor-api/pages/${owner.object_id}/draft-links/`;
  const run = async (run: () => Promise<string>) => {
    try {
      setSaid(await run());
    } catch (error) {
      setSaid((error instanceof EditorCallFailed && error.sentence) || m.edit_call_failed());
    }
  };
  useEffect(() => {
    void run(async () => {
      setLinks(await callEditor<DraftLink[]>('GET', root));
      return '';
    });
  }, []);
  const create = () =>
    run(async () => {
      const link = await callEditor<DraftLink>('POST', root, { body: { days } });
      setMade(link);
      setLinks((all) => [link, ...all]);
      return m.draft_link_made();
    });
  const copy = (url: string) => run(async () => navigator.clipboard.writeText(url).then(() => m.draft_link_copied()));
  const withdraw = ({ id }: DraftLink) =>
    run(async () => {
      await callEditor('DELETE', `${root}${id}/`);
      setLinks((all) => all.filter((link) => link.id !== id));
      if (made?.id === id) setMade(null);
      // The pressed button goes with its row.
      makeLink.current?.focus();
      return m.draft_link_withdrawn();
    });
  return (
    <PanelShell title={m.draft_links_title()} onClose={onClose}>
      <p className="bs-meta">{m.draft_links_hint()}</p>
      <p role="status" className={said ? 'bs-note' : 'bs-vh'}>
        {said}
      </p>
      <div className="bs-row">
        <label className="bs-field bs-grow">
          <span className="bs-label">{m.draft_link_days()}</span>
          <input
            className="bs-input"
            type="number"
            min={1}
            max={90}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          />
        </label>
        <button ref={makeLink} className="bs-btn primary" type="button" style={{ alignSelf: 'end' }} onClick={() => void create()}>
          {m.draft_link_create()}
        </button>
      </div>
      {made?.url && (
        <div className="bs-field">
          <label className="bs-label" htmlFor="draft-link">
            {m.draft_link_address()}
          </label>
          <input id="draft-link" className="bs-input" readOnly value={made.url} onFocus={({ target }) => target.select()} />
          <button className="bs-btn" type="button" onClick={() => void copy(made.url ?? '')}>
            {m.draft_link_copy()}
          </button>
        </div>
      )}
      <ul className="plain panel-list">
        {links.map((link) => (
          <li key={link.id}>
            <span>{m.draft_link_until({ time: momentOf(link.expires, language) })}</span>
            <span className="bs-meta">{[momentOf(link.created, language), link.created_by].filter(Boolean).join(', ')}</span>
            <button className="bs-btn small danger" type="button" onClick={() => void withdraw(link)}>
              {m.draft_link_withdraw()}
            </button>
          </li>
        ))}
      </ul>
    </PanelShell>
  );
}
