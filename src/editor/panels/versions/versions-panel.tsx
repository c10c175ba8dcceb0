import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import { momentOf } from '../../../features/pages/publishing/publishing-moment.shapes.ts';
import type { Difference, Version } from '../../../features/pages/publishing/versions.contract.ts';
import { StateBadge } from '../../../features/pages/state-badge.tsx';
import { m } from '../../../paraglide/messages.js';
import type { PanelProps } from '../owner-calls.ts';
import { PanelShell } from '../panel-shell.tsx';
import { useLabels } from '../use-labels.ts';
import { DifferenceList } from './difference-list.tsx';
import { useVersions } from './use-versions.ts';
import { VersionPreviews } from './version-previews.tsx';

interface ComparedVersion {
  version: Version;
  differences: readonly Difference[];
}

/** Versions of the language, newest first: look at one, compare it with the draft, make it the draft again (PAGE-08). */
export default function VersionsPanel({ owner, language, onClose, onJump }: PanelProps) {
  const { versions, said, compare, findPath, restore } = useVersions(owner, language);
  const [compared, setCompared] = useState<ComparedVersion | null>(null);
  const [confirming, setConfirming] = useState<number | null>(null);
  const [seen, setSeen] = useState<{ version: Version; path: string } | null>(null);
  const { list, focusNext } = useFocusOfList();
  const labels = useLabels(language);
  const backToList = ({ version }: ComparedVersion) => {
    focusNext(`compare-${version.version_id}`);
    setCompared(null);
  };
  const endConfirming = (version: Version) => {
    focusNext(`restore-${version.version_id}`);
    setConfirming(null);
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
                onCompare={() => void compare(version).then((differences) => differences && setCompared({ version, differences }))}
                onSee={() => void findPath().then((path) => path && setSeen({ version, path }))}
                onConfirm={() => setConfirming(version.version_id)}
                onRestore={() => void restore(version).then((isRestored) => isRestored && endConfirming(version))}
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

/** Gives the focus to a button of the list once it is rendered, because the one that had it goes. */
function useFocusOfList() {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (!next.current || !list.current) return;
    list.current.querySelector<HTMLElement>(`[data-press="${next.current}"]`)?.focus();
    next.current = null;
  });
  const focusNext = (press: string) => {
    next.current = press;
  };
  return { list, focusNext };
}

/** Takes the focus of the pressed button, which has gone (EDIT-130). */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
