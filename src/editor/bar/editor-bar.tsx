import { type MouseEvent, useEffect } from 'react';
import { locales } from '../../core/languages.ts';
import { StateBadge } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { ToolIcon, type ToolIconName } from '../../ui/backstage/tool-icon.tsx';
import { type PanelKind, useSurface } from '../canvas/editor-context.ts';
import { stepWords } from '../canvas/words.ts';
import { People } from '../controls/people.tsx';
import { momentOf } from '../panels/owner-calls.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { SaveState } from './save-state.tsx';
import { startPublishing } from './start-publishing.ts';

export type Mode = 'edit' | 'preview';

interface EditorBarProps {
  mode: Mode;
  setMode(mode: Mode): void;
  /** Where the page is without its editor, and in the other language with it. */
  addresses: { published: string; otherLanguage: string | null };
}

/** The editor bar at the top of the page: view, state, undo, selection and the buttons of all panels (EDIT-04). */
export function EditorBar({ mode, setMode, addresses }: EditorBarProps) {
  const surface = useSurface();
  const { session, state, language, openPanel, panel, openDialog, actions, selected, messages } = surface;
  const { draft, history } = state;
  const other = draft.languages.find((one) => one.language !== language);
  const label = (model: string) => session.catalogue.get(model)?.label ?? m.edit_page();
  const [done, undone] = [history.done.at(-1), history.undone.at(-1)];
  const count = session.changes;
  const isPage = draft.content_type === 'page';
  const findings = state.findings ?? [];
  const must = findings.filter(({ severity }) => severity === 'must').length;
  const found = m.edit_findings({ must, should: findings.length - must });
  const isBlocked = state.conflicts.length + state.questions.length > 0;
  /** The numbers at buttons, which are part of their names. */
  const counts: Partial<Record<NonNullable<PanelKind>, number>> = { check: findings.length, messages: messages.length };
  useEffect(() => {
    document.documentElement.classList.add('has-toolbar', 'has-editor');
    return () => document.documentElement.classList.remove('has-toolbar', 'has-editor');
  }, []);
  // Unsent changes are saved first: with them the browser would ask before it leaves.
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (state.unsent.length === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void session.save().then(() => window.location.assign(href));
  };
  return (
    <section className="bs bs-toolbar bs-editor-bar" aria-label={m.edit_toolbar()} data-region="bar">
      <div className="bs-bar1 bs-desk">
        <fieldset className="bs-seg">
          <legend className="bs-vh">{m.edit_view()}</legend>
          {(['edit', 'preview'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
              {one === 'edit' ? m.edit_mode_edit() : m.edit_mode_preview()}
            </button>
          ))}
          <a className="bs-published" href={addresses.published} title={m.edit_mode_published()} onClick={leave}>
            <ToolIcon name="window" />
            <span>{m.edit_mode_published()}</span>
          </a>
        </fieldset>
        <p className="bs-row bs-where">
          <StateWord />
        </p>
        <span className="bs-grow" />
        <SaveState />
        <People />
        <fieldset className="bs-seg bs-languages">
          <legend className="bs-vh">{m.edit_language()}</legend>
          <a aria-current="true" href={`${addresses.published}?edit`}>
            {language.toUpperCase()}
            <span className="bs-vh"> {locales[language].name}</span>
          </a>
          {addresses.otherLanguage && other && (
            <a href={addresses.otherLanguage} hrefLang={other.language} onClick={leave}>
              {other.language.toUpperCase()}
              <span className="bs-vh"> {locales[other.language].name}</span>
              {other.untranslated + other.outdated > 0 && <span className="bs-count warn">{other.untranslated + other.outdated}</span>}
            </a>
          )}
        </fieldset>
        <span className="bs-split">
          <button
            className="bs-btn primary bs-publish"
            type="button"
            aria-disabled={isBlocked || undefined}
            title={m.edit_publish_keys()}
            onClick={() => startPublishing(surface)}
          >
            <ToolIcon name="upload" />
            <span>{m.edit_publish({ language: language.toUpperCase() })}</span>
            {count > 0 && <span className="bs-count">{count}</span>}
          </button>
          {findings.length > 0 && (
            <button
              className="bs-btn primary bs-findings"
              type="button"
              aria-label={`${findings.length}. ${found}`}
              title={found}
              aria-pressed={panel === 'check'}
              onClick={() => openPanel(panel === 'check' ? null : 'check')}
            >
              <ToolIcon name="alert" />
              <span className="bs-count">{findings.length}</span>
            </button>
          )}
          <button
            className="bs-btn primary bs-more"
            type="button"
            aria-label={m.edit_publish_more()}
            aria-pressed={panel === 'publish'}
            onClick={() => openPanel(panel === 'publish' ? null : 'publish')}
          >
            <ToolIcon name="down" />
          </button>
        </span>
      </div>
      <div className="bs-bar2">
        <button
          className="bs-btn quiet small bs-undo"
          type="button"
          title={m.edit_undo_keys()}
          aria-disabled={!done || undefined}
          onClick={() => actions.undo()}
        >
          <ToolIcon name="undo" />
          <span className="bs-vh">{m.edit_undo()} </span>
          <span className="bs-wide">{done ? stepWords(done.name, label(done.model)) : m.edit_nothing()}</span>
        </button>
        <button
          className="bs-btn quiet small icon"
          type="button"
          aria-disabled={!undone || undefined}
          aria-label={undone ? m.edit_redo_step({ step: stepWords(undone.name, label(undone.model)) }) : m.edit_redo_nothing()}
          onClick={() => actions.redo()}
        >
          <ToolIcon name="redo" />
        </button>
        <span className="bs-sep" />
        <button
          className="bs-btn quiet small bs-insert-button"
          type="button"
          aria-haspopup="dialog"
          aria-label={m.edit_insert_bar()}
          title={m.edit_insert_bar()}
          onClick={() => actions.insertBeside(selected)}
        >
          <ToolIcon name="plus" />
          <span className="bs-wide">{m.edit_insert_bar()}</span>
        </button>
        <span className="bs-sep" />
        <Breadcrumb />
        {(
          [
            ['settings', 'panel', m.edit_settings()],
            ['outline', 'outline', m.edit_outline()],
            ['check', 'check', m.edit_check()],
            ['versions', 'history', m.edit_versions()],
            ['links', 'link', m.edit_links()],
            ['page', 'gear', m.edit_page()],
            ['messages', 'bell', m.edit_messages()],
          ] as const satisfies readonly (readonly [PanelKind, ToolIconName, string])[]
        )
          .filter(([kind]) => isPage || (kind !== 'links' && kind !== 'page'))
          .map(([kind, icon, name]) => (
            <button
              key={kind}
              className="bs-btn quiet small"
              type="button"
              aria-pressed={panel === kind}
              aria-label={[name, counts[kind] || ''].join(' ').trim()}
              title={name}
              onClick={() => openPanel(panel === kind ? null : kind)}
            >
              <ToolIcon name={icon} />
              <span className="bs-wide">{name} </span>
              {kind === 'check' && findings.length > 0 && (
                <span className="bs-count warn bs-findings-phone" aria-hidden="true">
                  {findings.length}
                </span>
              )}
              {kind === 'messages' && messages.length > 0 && <span className="bs-count">{messages.length}</span>}
            </button>
          ))}
        {session.entry.office && (
          <a
            className="bs-btn quiet small"
            href={session.entry.office.href}
            aria-label={m.edit_office()}
            title={m.edit_office()}
            onClick={leave}
          >
            <ToolIcon name="gear" />
            <span className="bs-wide">{m.edit_office()}</span>
          </a>
        )}
        {addresses.otherLanguage && other && (
          <a
            className="bs-btn quiet small bs-other-language"
            href={addresses.otherLanguage}
            hrefLang={other.language}
            title={locales[other.language].name}
            onClick={leave}
          >
            {other.language.toUpperCase()}
            <span className="bs-vh"> {locales[other.language].name}</span>
          </a>
        )}
        <button
          className="bs-btn quiet small bs-keys"
          type="button"
          aria-label={m.edit_keys_show()}
          onClick={() => openDialog({ kind: 'keys' })}
        >
          <span className="bs-wide">{m.edit_keys()}</span>
          <kbd>?</kbd>
        </button>
      </div>
    </section>
  );
}

function StateWord() {
  const { session, state, language } = useSurface();
  const { languageState, draft, edited } = state;
  const { pageState } = session;
  if (!languageState || !pageState) return null;
  const plans = [...languageState.plans, ...(edited?.plans ?? []).filter((one) => one.language === language)];
  const plan = plans.find(({ action, failure }) => action === 'publish' && failure === null);
  // Moment and person are those of the modules.
  const isLive = pageState === 'live';
  const moment = isLive ? languageState.published_at : draft.changed_at;
  const person = isLive ? languageState.published_by : draft.changed_by;
  const at =
    moment && new Date(moment).toLocaleString(locales[language].iso, { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
  return (
    <>
      <StateBadge state={pageState} changes={session.changes} />
      <span className="bs-meta bs-wide">
        {[plan ? momentOf(plan.at, language) : at, plan ? plan.by : person].filter(Boolean).join(', ')}
      </span>
      {plan && plan.changes > 0 && (
        <span title={m.plan_changed({ count: plan.changes })}>
          <StateBadge state="changed" />
          <span className="bs-vh"> {m.plan_changed({ count: plan.changes })}</span>
        </span>
      )}
    </>
  );
}
