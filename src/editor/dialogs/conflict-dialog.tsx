import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { fieldLabel, fieldsOf } from '../session/catalogue.ts';
import type { OpenConflict } from '../session/draft-state.ts';
import { ToolDialog } from './tool-dialog.tsx';

/** The two values of a conflict side by side: neither is dropped without a choice (EDIT-19). */
export function ConflictDialog({ onLater }: { onLater(): void }) {
  const { state } = useSurface();
  const by = [...new Set(state.conflicts.map((conflict) => conflict.by).filter(Boolean))].join(', ') || m.edit_somebody();
  return (
    <ToolDialog title={m.edit_conflict_title({ by })} onClose={onLater} width="52rem">
      <div className="bs-stack">
        {state.conflicts.map((conflict) => (
          <Conflict key={`${conflict.id}.${conflict.field}.${conflict.language}`} conflict={conflict} by={by} />
        ))}
      </div>
    </ToolDialog>
  );
}

function Conflict({ conflict, by }: { conflict: OpenConflict; by: string }) {
  const { session, state } = useSurface();
  const [both, setBoth] = useState(false);
  const { id, field, to, current } = conflict;
  const model = state.tree.get(id)?.model;
  const label = session.catalogue.get(model ?? '')?.label ?? '';
  const ofField = fieldLabel(session.catalogue, model, field);
  const isText = typeof to === 'string' && typeof current === 'string';
  const isRich = fieldsOf(session.catalogue, model ?? '').find(({ name }) => name === field)?.kind === 'rich-text';
  return (
    <section className="bs-card" aria-label={`${label}, ${ofField}`}>
      <header>
        <h3>
          {label}, {ofField}
        </h3>
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
            <p className="bs-version">{asText(value)}</p>
            <button className="bs-btn" type="button" onClick={() => session.resolve(conflict, value)}>
              {m.edit_conflict_take({ version: name })}
            </button>
          </div>
        ))}
      </div>
      {isText && isRich && (
        <div className="in bs-stack">
          <button className="bs-btn quiet" type="button" onClick={() => session.resolve(conflict, `${current}${to}`)}>
            {m.edit_conflict_both_after()}
          </button>
        </div>
      )}
      {isText && !isRich && (
        <div className="in bs-stack">
          {both ? (
            <form className="bs-stack" action={(data) => session.resolve(conflict, String(data.get('both') ?? ''))}>
              <label className="bs-field">
                <span className="bs-label">{m.edit_conflict_both()}</span>
                <textarea className="bs-input" name="both" rows={4} defaultValue={`${current} ${to}`} />
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

function asText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : JSON.stringify(value);
}

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
    >
      <p>{isGone ? m.edit_gone_text() : m.edit_news_text()}</p>
      <div className="bs-row">
        <button className="bs-btn primary" type="button" onClick={() => session.answer(question, true)}>
          {isGone ? m.edit_gone_back() : m.edit_news_go()}
        </button>
        <button className="bs-btn" type="button" onClick={() => session.answer(question, false)}>
          {isGone ? m.edit_gone_leave() : m.edit_news_keep()}
        </button>
      </div>
    </ToolDialog>
  );
}
