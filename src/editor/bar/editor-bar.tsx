import { type MouseEvent, useEffect } from 'react';
import { locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { People } from '../controls/people.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { PanelButtons } from './panel-buttons.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { SaveState } from './save-state.tsx';
import { StateWord } from './state-word.tsx';
import { StepButtons } from './step-buttons.tsx';

export type Mode = 'edit' | 'preview';

/** Where the page is without its editor, and in the other language with it. */
interface Addresses {
  published: string;
  otherLanguage: string | null;
}

interface EditorBarProps {
  mode: Mode;
  setMode(mode: Mode): void;
  addresses: Addresses;
}

type OnLeave = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The editor bar at the top of the page: view, state, undo, selection and the buttons of all panels (EDIT-04). */
export function EditorBar({ mode, setMode, addresses }: EditorBarProps) {
  const { session, openDialog, actions, selected } = useSurface();
  const leave = useSaveBeforeLeaving();
  useEffect(() => {
    document.documentElement.classList.add('has-toolbar', 'has-editor');
    return () => document.documentElement.classList.remove('has-toolbar', 'has-editor');
  }, []);
  return (
    <section className="bs bs-toolbar bs-editor-bar" aria-label={m.edit_toolbar()} data-region="bar">
      <div className="bs-bar1 bs-desk">
        <ViewSwitch mode={mode} setMode={setMode} published={addresses.published} onLeave={leave} />
        <p className="bs-row bs-where">
          <StateWord />
        </p>
        <span className="bs-grow" />
        <SaveState />
        <People />
        <LanguageSwitch addresses={addresses} onLeave={leave} />
        <PublishButtons />
      </div>
      <div className="bs-bar2">
        <StepButtons />
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
        <PanelButtons />
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
        {addresses.otherLanguage && <OtherLanguageLink href={addresses.otherLanguage} onLeave={leave} />}
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

/** For links that leave the editor: unsent changes are saved first, or the browser would ask. */
function useSaveBeforeLeaving(): OnLeave {
  const { session, state } = useSurface();
  return (event) => {
    if (state.unsent.length === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void session.save().then(() => window.location.assign(href));
  };
}

/** The language of the draft that is not open. */
function useOtherLanguage() {
  const { state, language } = useSurface();
  return state.draft.languages.find((one) => one.language !== language);
}

/** Editing, preview, or the published page. */
function ViewSwitch({ mode, setMode, published, onLeave }: Omit<EditorBarProps, 'addresses'> & { published: string; onLeave: OnLeave }) {
  return (
    <fieldset className="bs-seg">
      <legend className="bs-vh">{m.edit_view()}</legend>
      {(['edit', 'preview'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
          {one === 'edit' ? m.edit_mode_edit() : m.edit_mode_preview()}
        </button>
      ))}
      <a className="bs-published" href={published} title={m.edit_mode_published()} onClick={onLeave}>
        <ToolIcon name="window" />
        <span>{m.edit_mode_published()}</span>
      </a>
    </fieldset>
  );
}

/** Both languages of the draft, the other with the number of its texts to translate. */
function LanguageSwitch({ addresses, onLeave }: { addresses: Addresses; onLeave: OnLeave }) {
  const { language } = useSurface();
  const other = useOtherLanguage();
  return (
    <fieldset className="bs-seg bs-languages">
      <legend className="bs-vh">{m.edit_language()}</legend>
      <a aria-current="true" href={`${addresses.published}?edit`}>
        {language.toUpperCase()}
        <span className="bs-vh"> {locales[language].name}</span>
      </a>
      {addresses.otherLanguage && other && (
        <a href={addresses.otherLanguage} hrefLang={other.language} onClick={onLeave}>
          {other.language.toUpperCase()}
          <span className="bs-vh"> {locales[other.language].name}</span>
          {other.untranslated + other.outdated > 0 && <span className="bs-count warn">{other.untranslated + other.outdated}</span>}
        </a>
      )}
    </fieldset>
  );
}

/** The other language where the bar is narrow. */
function OtherLanguageLink({ href, onLeave }: { href: string; onLeave: OnLeave }) {
  const other = useOtherLanguage();
  if (!other) return null;
  return (
    <a
      className="bs-btn quiet small bs-other-language"
      href={href}
      hrefLang={other.language}
      title={locales[other.language].name}
      onClick={onLeave}
    >
      {other.language.toUpperCase()}
      <span className="bs-vh"> {locales[other.language].name}</span>
    </a>
  );
}
