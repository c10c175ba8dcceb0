import { useEffect, useState } from 'react';
import type { Difference, Version } from '../../../features/pages/publishing/versions.contract.ts';
import { StateBadge } from '../../../features/pages/state-badge.tsx';
import { m } from '../../../paraglide/messages.js';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { momentOf, type PanelProps, versionCallsOf } from '../owner-calls.ts';
import { PanelShell } from '../panel-shell.tsx';
import { useLabels } from '../use-labels.ts';
import { DifferenceList } from './difference-list.tsx';
import { VersionPreviews } from './version-previews.tsx';

/** Versions of the language, newest first: look at one, compare it with the draft, make it the draft again (PAGE-08). */
export default function VersionsPanel({ owner, language, onClose, onJump }: PanelProps) {
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [compared, setCompared] = useState<{ version: Version; differences: Difference[] } | null>(null);
  const [confirming, setConfirming] = useState<number | null>(null);
  const [seen, setSeen] = useState<Version | null>(null);
  const [said, setSaid] = useState('');
  const labels = useLabels(language);
  const { content_type, object_id } = owner;
  const fail = (error: unknown) => setSaid((error instanceof EditorCallFailed && error.sentence) || m.edit_call_failed());
  useEffect(() => {
    versionCallsOf(owner, language)
      .then((root) => callEditor<Version[]>('GET', `${root}/versions`))
      .then(setVersions, fail);
  }, [content_type, object_id, language]);

  const compare = async (version: Version) => {
    try {
      const root = await versionCallsOf(owner, language);
      const differences = await callEditor<Difference[]>('GET', `${root}/versions/compare?from=${version.version_id}`);
      setCompared({ version, differences });
    } catch (error) {
      fail(error);
    }
  };
  const restore = async (version: Version) => {
    try {
      const root = await versionCallsOf(owner, language);
      await callEditor('POST', `${root}/versions/${version.version_id}/restore`);
      setVersions(await callEditor<Version[]>('GET', `${root}/versions`));
      setConfirming(null);
      setSaid(m.versions_restored({ number: version.number }));
    } catch (error) {
      fail(error);
    }
  };
  return (
    <PanelShell title={m.versions_title()} onClose={onClose}>
      <p role="status" className={said ? 'bs-note' : 'bs-vh'}>
        {said}
      </p>
      {compared ? (
        <section className="bs-stack" aria-labelledby="compared-title">
          <button className="bs-btn" type="button" onClick={() => setCompared(null)}>
            {m.versions_back()}
          </button>
          <h3 id="compared-title">{m.versions_compared({ number: compared.version.number })}</h3>
          <DifferenceList differences={compared.differences} labels={labels} onJump={onJump} />
        </section>
      ) : (
        <>
          {versions?.length === 0 && <p>{m.versions_none()}</p>}
          <ol className="plain panel-list">
            {versions?.map((version) => (
              <li key={version.version_id}>
                <div className="bs-row wrap">
                  <strong>{m.versions_number({ number: version.number })}</strong>
                  {version.is_published && <StateBadge state="live" />}
                  {!version.published_at && <StateBadge state={version.planned_at ? 'planned' : 'draft'} />}
                </div>
                <span className="bs-meta">
                  {[momentOf(version.created, language), version.author, version.note].filter(Boolean).join(', ')}
                </span>
                <div className="bs-row wrap">
                  <button className="bs-btn small" type="button" onClick={() => void compare(version)}>
                    {m.versions_compare()}
                  </button>
                  <button className="bs-btn small" type="button" onClick={() => setSeen(version)}>
                    {m.versions_side_by_side()}
                  </button>
                  {confirming === version.version_id ? (
                    <>
                      <button className="bs-btn small primary" type="button" onClick={() => void restore(version)}>
                        {m.versions_restore_now()}
                      </button>
                      <button className="bs-btn small quiet" type="button" onClick={() => setConfirming(null)}>
                        {m.versions_keep()}
                      </button>
                    </>
                  ) : (
                    <button className="bs-btn small" type="button" onClick={() => setConfirming(version.version_id)}>
                      {m.versions_restore()}
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      {seen && <VersionPreviews version={seen} onClose={() => setSeen(null)} />}
    </PanelShell>
  );
}
