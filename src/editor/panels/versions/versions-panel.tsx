import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import type { EditedPage } from '../../../features/pages/editing/pages-edit.contract.ts';
import type { Difference, Version } from '../../../features/pages/publishing/versions.contract.ts';
import { StateBadge } from '../../../features/pages/state-badge.tsx';
import { m } from '../../../paraglide/messages.js';
import { useSurfaceIfAny } from '../../canvas/editor-context.ts';
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
  const [seen, setSeen] = useState<{ version: Version; path: string } | null>(null);
  const [said, setSaid] = useState('');
  const surface = useSurfaceIfAny();
  const list = useRef<HTMLOListElement>(null);
  /** The button of the list that gets the focus of one that goes. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (!next.current || !list.current) return;
    list.current.querySelector<HTMLElement>(`[data-press="${next.current}"]`)?.focus();
    next.current = null;
  });
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
  const see = async (version: Version) => {
    try {
      // The office has no page below the panel.
      const page = surface ? null : await callEditor<EditedPage>('GET', `/${language}/pageeditor-api/pages/${object_id}/`);
      setSeen({ version, path: page?.urls[language] ?? window.location.pathname });
    } catch (error) {
      fail(error);
    }
  };
  const backToList = ({ version }: { version: Version }) => {
    next.current = `compare-${version.version_id}`;
    setCompared(null);
  };
  const endConfirming = (version: Version) => {
    next.current = `restore-${version.version_id}`;
    setConfirming(null);
  };
  const restore = async (version: Version) => {
    try {
      const root = await versionCallsOf(owner, language);
      await callEditor('POST', `${root}/versions/${version.version_id}/restore`);
      setVersions(await callEditor<Version[]>('GET', `${root}/versions`));
      endConfirming(version);
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
          <button className="bs-btn" type="button" onClick={() => backToList(compared)}>
            {m.versions_back()}
          </button>
          <h3 id="compared-title" ref={takeFocus} tabIndex={-1}>
            {m.versions_compared({ number: compared.version.number })}
          </h3>
          <DifferenceList differences={compared.differences} labels={labels} onJump={onJump} />
        </section>
      ) : (
        <>
          {versions?.length === 0 && <p>{m.versions_none()}</p>}
          <ol ref={list} className="plain panel-list">
            {versions?.map((version) => (
              <VersionItem
                key={version.version_id}
                version={version}
                language={language}
                isConfirming={confirming === version.version_id}
                onCompare={() => void compare(version)}
                onSee={() => void see(version)}
                onConfirm={() => setConfirming(version.version_id)}
                onRestore={() => void restore(version)}
                onKeep={() => endConfirming(version)}
              />
            ))}
          </ol>
        </>
      )}
      {seen && <VersionPreviews {...seen} onClose={() => setSeen(null)} />}
    </PanelShell>
  );
}

interface VersionItemProps {
  version: Version;
  language: Language;
  /** Restoring was pressed once and is to be confirmed. */
  isConfirming: boolean;
  onCompare(): void;
  onSee(): void;
  onConfirm(): void;
  onRestore(): void;
  onKeep(): void;
}

function VersionItem({ version, language, isConfirming, onCompare, onSee, onConfirm, onRestore, onKeep }: VersionItemProps) {
  return (
    <li>
      <div className="bs-row wrap">
        <strong>{m.versions_number({ number: version.number })}</strong>
        {version.is_published && <StateBadge state="live" />}
        {!version.published_at && <StateBadge state={version.planned_at ? 'planned' : 'draft'} />}
      </div>
      <span className="bs-meta">{[momentOf(version.created, language), version.author, version.note].filter(Boolean).join(', ')}</span>
      <div className="bs-row wrap">
        <button className="bs-btn small" type="button" data-press={`compare-${version.version_id}`} onClick={onCompare}>
          {m.versions_compare()}
        </button>
        <button className="bs-btn small" type="button" onClick={onSee}>
          {m.versions_side_by_side()}
        </button>
        {isConfirming ? (
          <>
            <button ref={takeFocus} className="bs-btn small primary" type="button" onClick={onRestore}>
              {m.versions_restore_now()}
            </button>
            <button className="bs-btn small quiet" type="button" onClick={onKeep}>
              {m.versions_keep()}
            </button>
          </>
        ) : (
          <button className="bs-btn small" type="button" data-press={`restore-${version.version_id}`} onClick={onConfirm}>
            {m.versions_restore()}
          </button>
        )}
      </div>
    </li>
  );
}

/** Takes the focus of the pressed button, which has gone (EDIT-130). */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
