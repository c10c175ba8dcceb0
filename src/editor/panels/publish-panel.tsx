import { useEffect, useState } from 'react';
import { type Language, languages, otherLanguage } from '../../core/languages.ts';
import type { Finding } from '../../features/pages/drafts/draft.contract.ts';
import type { EditedPage } from '../../features/pages/editing/pages-edit.contract.ts';
import { m } from '../../paraglide/messages.js';
import { callEditor, EditorCallFailed } from '../editor-call.ts';
import { localMoment } from './local-moment.ts';
import { momentOf, type PanelProps, versionCallsOf } from './owner-calls.ts';
import { PanelShell } from './panel-shell.tsx';

type Scope = Language | 'both';

/** What is published, and when: this language, the other or both, now or at a time; what is planned can be taken back (PAGE-12). */
export default function PublishPanel({ owner, language, onClose, onJump }: PanelProps) {
  const [scope, setScope] = useState<Scope>(language);
  const [at, setAt] = useState('');
  const [schedule, setSchedule] = useState<EditedPage['schedule']>({});
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const isPage = owner.content_type === 'page';
  const address = (of: Language) => `/${of}/pageeditor-api/pages/${owner.object_id}/`;
  useEffect(() => {
    if (isPage) callEditor<EditedPage>('GET', address(language)).then((page) => setSchedule(page.schedule), fail);
  }, []);
  const chosen = scope === 'both' ? languages : [scope];

  function fail(error: unknown) {
    const failed = error instanceof EditorCallFailed ? error : null;
    setFindings((failed?.body.findings as Finding[] | undefined) ?? []);
    setFailure(failed?.of() || failed?.sentence || m.edit_call_failed());
  }
  const run = async (run: () => Promise<string>) => {
    setFailure('');
    setFindings([]);
    try {
      setSaid(await run());
    } catch (error) {
      fail(error);
    }
  };
  const publish = () =>
    run(async () => {
      if (at === '') {
        await callEditor('POST', `${await versionCallsOf(owner, language)}/publish`, { body: { languages: chosen } });
        return m.publish_done();
      }
      await plan(chosen, { publish_at: localMoment(at) });
      return m.publish_planned({ time: momentOf(localMoment(at), language) });
    });
  const plan = async (of: readonly Language[], body: { publish_at?: string | null; unpublish_at?: string | null }) => {
    for (const each of of) setSchedule((await callEditor<EditedPage>('PATCH', address(each), { body })).schedule);
  };
  return (
    <PanelShell
      title={m.publish_title()}
      onClose={onClose}
      footer={
        <button className="bs-btn primary" type="button" onClick={() => void publish()}>
          {at === '' ? m.publish_now() : m.publish_plan()}
        </button>
      }
    >
      <p role="status" className={said ? 'bs-note ok' : 'bs-vh'}>
        {said}
      </p>
      {failure && (
        <div className="bs-note bad" role="alert">
          <div>
            <p>{failure}</p>
            {findings.map(({ rule, module, field, detail }) => (
              <button key={`${module}${field}${rule}`} className="bs-btn small" type="button" onClick={() => onJump?.(module, field)}>
                {detail || field}
              </button>
            ))}
          </div>
        </div>
      )}
      <fieldset className="bs-group">
        <legend>{m.publish_scope()}</legend>
        {[language, otherLanguage(language), 'both' as const].map((each) => (
          <label key={each} className="bs-check">
            <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
            <span>{scopeNames[each]()}</span>
          </label>
        ))}
      </fieldset>
      {isPage && (
        <fieldset className="bs-group">
          <legend>{m.publish_time()}</legend>
          <label className="bs-field">
            <span className="bs-label">{m.publish_at()}</span>
            <input className="bs-input" type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
            <span className="bs-hint">{m.publish_at_hint()}</span>
          </label>
          <form
            className="bs-field"
            action={(data) => {
              const until = String(data.get('until') ?? '');
              if (until === '') return;
              const time = localMoment(until);
              void run(async () => {
                await plan(chosen, { unpublish_at: time });
                return m.publish_until_planned({ time: momentOf(time, language) });
              });
            }}
          >
            <label>
              <span className="bs-label">{m.publish_until()}</span>
              <input className="bs-input" type="datetime-local" name="until" />
            </label>
            <button className="bs-btn small" type="submit">
              {m.publish_until_plan()}
            </button>
          </form>
          <ul className="plain panel-list">
            {languages.flatMap((each) => {
              const { publish_at, unpublish_at } = schedule[each] ?? {};
              return [
                ...(publish_at ? [{ each, name: 'publish_at' as const, at: publish_at }] : []),
                ...(unpublish_at ? [{ each, name: 'unpublish_at' as const, at: unpublish_at }] : []),
              ].map(({ name, at: time }) => (
                <li key={each + name}>
                  <span>
                    <span className="bs-state planned">{scopeNames[each]()}</span> {momentOf(time, language)},{' '}
                    {name === 'publish_at' ? m.schedule_publish() : m.schedule_unpublish()}
                  </span>
                  <button
                    className="bs-btn small"
                    type="button"
                    onClick={() => void run(async () => plan([each], { [name]: null }).then(() => m.publish_unplanned()))}
                  >
                    {m.publish_take_back()}
                  </button>
                </li>
              ));
            })}
          </ul>
        </fieldset>
      )}
    </PanelShell>
  );
}

const scopeNames: Record<Scope, () => string> = { de: m.language_german, en: m.language_english, both: m.publish_both };
