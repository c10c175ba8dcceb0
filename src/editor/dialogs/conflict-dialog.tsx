import { useEffect, useRef, useState } from 'react';
import type { FieldKind } from '../../core/fields/field.ts';
import { locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { fieldLabel, fieldsOf } from '../session/catalogue.ts';
import { valueKey } from '../session/changes.ts';
import type { OpenConflict } from '../session/draft-state.ts';
import { ToolDialog } from './tool-dialog.tsx';
import { ValueInWords } from './value-in-words.tsx';

/** The two values of a conflict side by side: neither is dropped without a choice (EDIT-19). */
export function ConflictDialog({ onLater }: { onLater(): void }) {
  const { session, state } = useSurface();
  const by = [...new Set(state.conflicts.map((conflict) => conflict.by).filter(Boolean))].join(', ') || m.edit_somebody();
  const list = useRef<HTMLDivElement>(null);
  /** Place of the conflict that was decided: its button goes with it, and the next one takes the focus. */
  const decided = useRef<number | null>(null);
  useEffect(() => {
    if (decided.current === null) return;
    const sections = list.current?.querySelectorAll<HTMLElement>('section') ?? [];
    (sections[decided.current] ?? sections[sections.length - 1])?.focus();
    decided.current = null;
  });
  return (
    <ToolDialog title={m.edit_conflict_title({ by })} onClose={onLater} width="52rem">
      <div ref={list} className="bs-stack">
        {state.conflicts.map((conflict, at) => (
          <Conflict
            key={valueKey(conflict.id, conflict.field, conflict.language)}
            conflict={conflict}
            by={by}
            onDecide={(value) => {
              decided.current = at;
              session.resolve(conflict, value);
            }}
          />
        ))}
      </div>
    </ToolDialog>
  );
}

interface ConflictProps {
  conflict: OpenConflict;
  by: string;
  onDecide(value: unknown): void;
}

function Conflict({ conflict, by, onDecide }: ConflictProps) {
  const { session, state, language: pageLanguage } = useSurface();
  const [both, setBoth] = useState(false);
  const { id, field, language, to, current } = conflict;
  const model = state.tree.get(id)?.model;
  const label = session.catalogue.get(model ?? '')?.label ?? '';
  const ofField = fieldLabel(session.catalogue, model, field);
  const definition = fieldsOf(session.catalogue, model ?? '').find(({ name }) => name === field);
  const isText = typeof to === 'string' && typeof current === 'string' && joinable.has(definition?.kind ?? 'text');
  const isRich = definition?.kind === 'rich-text';
  const title = [label, ofField, language && locales[language].name].filter(Boolean).join(', ');
  return (
    <section className="bs-card" aria-label={title} tabIndex={-1}>
      <header>
        <h3>{title}</h3>
      </header>
      <div className="in bs-sides">
        {(
          [
            [m.edit_conflict_mine(), to],
            [m.edit_conflict_theirs({ by }), current],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="bs-stack">
            <h4 className="bs-eyebrow">{name}</h4>
            <p className="bs-version" lang={language ? locales[language].iso : undefined}>
              <ValueInWords field={definition} value={value} language={pageLanguage} />
            </p>
            <button className="bs-btn" type="button" onClick={() => onDecide(value)}>
              {m.edit_conflict_take({ version: name })}
            </button>
          </div>
        ))}
      </div>
      {isText && isRich && (
        <div className="in bs-stack">
          <button className="bs-btn quiet" type="button" onClick={() => onDecide(`${current}${to}`)}>
            {m.edit_conflict_both_after()}
          </button>
        </div>
      )}
      {isText && !isRich && (
        <div className="in bs-stack">
          {both ? (
            <form className="bs-stack" action={(data) => onDecide(String(data.get('both') ?? ''))}>
              <label className="bs-field">
                <span className="bs-label">{m.edit_conflict_both()}</span>
                <textarea ref={focusText} className="bs-input" name="both" rows={4} defaultValue={`${current} ${to}`} />
              </label>
              <button className="bs-btn primary" type="submit">
                {m.edit_conflict_apply()}
              </button>
            </form>
          ) : (
            <button className="bs-btn quiet" type="button" onClick={() => setBoth(true)}>
              {m.edit_conflict_both()}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** The button that opened the text has gone. */
const focusText = (text: HTMLTextAreaElement | null) => text?.focus();

/** Kinds of which two values can stand one behind the other. */
const joinable: ReadonlySet<string> = new Set<FieldKind>(['text', 'translated-text', 'rich-text', 'lines']);

/** A module others changed before it was deleted here, or deleted before it was changed here. */
export function QuestionDialog() {
  const { session, state } = useSurface();
  const [question] = state.questions;
  if (!question) return null;
  const isGone = question.kind === 'gone';
  const by = question.by || m.edit_somebody();
  const module = session.catalogue.get(state.tree.get(question.modules[0] ?? 0)?.model ?? '')?.label ?? '';
  return (
    <ToolDialog
      title={isGone ? m.edit_gone_title({ by, module }) : m.edit_news_title({ by, module })}
      onClose={() => session.answer(question, false)}
      footer={
        <>
          <button className={isGone ? 'bs-btn' : 'bs-btn danger'} type="button" onClick={() => session.answer(question, !isGone)}>
            {isGone ? m.edit_gone_leave() : m.edit_news_go()}
          </button>
          {/* What loses nothing comes first to hand. */}
          <button className="bs-btn primary" type="button" data-begins="" onClick={() => session.answer(question, isGone)}>
            {isGone ? m.edit_gone_back() : m.edit_news_keep()}
          </button>
        </>
      }
    >
      <p>{isGone ? m.edit_gone_text() : m.edit_news_text()}</p>
    </ToolDialog>
  );
}
