import { type FormEvent, useId, useState } from 'react';
import { isLanguage, locales, type StoredLanguage, storedLanguages } from '../../core/languages.ts';
import type { EditedPage } from '../../features/pages/editing/pages-edit.contract.ts';
import { pageFlagNames, pageFlags, pageTextNames, pageTexts } from '../../features/pages/settings/pages.fields.ts';
import { m } from '../../paraglide/messages.js';
import { EntrySelect } from '../controls/entry-select.tsx';
import ImageFinder from '../dialogs/media/image-finder.tsx';
import { useUnsavedWork } from '../dialogs/unsaved-work.tsx';
import type { PanelProps } from './owner-calls.ts';
import { PanelShell } from './panel-shell.tsx';
import { type PageSettings, usePageSettings } from './use-page-settings.ts';

/** Settings of a page: titles, addresses, menus, what search and shared links show, in every language texts are stored in (API-04, I18N-03). */
export default function PageSettingsPanel({ owner, language, onClose }: PanelProps) {
  const form = useId();
  const settings = usePageSettings(owner.object_id, language);
  const { page, values, change, failure, save } = settings;
  const [tab, setTab] = useState<StoredLanguage>(language);
  const [isChoosing, setIsChoosing] = useState(false);
  const { leave, question } = useUnsavedWork(settings.isChanged, save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const picture = values.og_image === undefined ? (page?.og_image_thumbnails?.small ?? null) : null;
  return (
    <PanelShell
      title={m.page_settings_title()}
      onClose={() => leave(onClose)}
      footer={
        <button className="bs-btn primary" type="submit" form={form}>
          {m.dialog_save()}
        </button>
      }
    >
      <p role="status" className={settings.isSaved ? 'bs-note ok' : 'bs-vh'}>
        {settings.isSaved ? m.settings_saved() : ''}
      </p>
      {failure && (
        <p className="bs-note bad" role="alert">
          {failure.status === 409 ? m.page_settings_conflict() : failure.sentence || m.edit_call_failed()}
        </p>
      )}
      {page && (
        <form id={form} className="bs-stack" onSubmit={submit}>
          <fieldset className="bs-seg">
            <legend className="bs-vh">{m.panel_language()}</legend>
            {storedLanguages.map((each) => (
              <label key={each} lang={locales[each].iso}>
                <input type="radio" name="settings-language" checked={tab === each} onChange={() => setTab(each)} />
                {locales[each].name}
              </label>
            ))}
          </fieldset>
          <PageTexts id={form} page={page} settings={settings} tab={tab} />
          {page.fixed === null && <ParentChoice page={page} settings={settings} />}
          <fieldset className="bs-group">
            <legend>{m.page_flags()}</legend>
            {pageFlagNames.map((name) => (
              <label key={name} className="bs-check">
                <input type="checkbox" checked={values[name] ?? page[name]} onChange={({ target }) => change({ [name]: target.checked })} />
                <span>{pageFlags[name]()}</span>
              </label>
            ))}
          </fieldset>
          <div className="bs-field" data-field="og_image">
            <span className="bs-label">{m.page_og_image()}</span>
            <div className="bs-row">
              {picture && <img className="bs-thumb" src={picture} alt="" />}
              {values.og_image !== undefined && <span className="bs-meta bs-grow">{m.page_og_image_changed()}</span>}
              <button className="bs-btn" type="button" onClick={() => setIsChoosing(true)}>
                {m.page_og_image_choose()}
              </button>
            </div>
          </div>
        </form>
      )}
      {question}
      {isChoosing && (
        <ImageFinder
          language={language}
          value={values.og_image ?? null}
          accepts="image"
          onChoose={(id) => {
            change({ og_image: id });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </PanelShell>
  );
}

interface PageTextsProps {
  /** What the ids of its controls begin with. */
  id: string;
  page: EditedPage;
  settings: PageSettings;
  tab: StoredLanguage;
}

/** The texts of one language; after a conflict each says what somebody else has stored. */
function PageTexts({ id, page, settings, tab }: PageTextsProps) {
  const { textOf, changeText, failure } = settings;
  const conflictOf = (name: string) => {
    const theirs = page.texts[name]?.[tab] ?? '';
    const isChanged = (failure?.body.fields as string[] | undefined)?.includes(name) && theirs !== textOf(name, tab);
    return isChanged ? m.page_settings_theirs({ theirs: theirs || '–' }) : '';
  };
  return (
    <>
      {pageTextNames
        // Japanese and Latin have no pages of visitors, so no addresses.
        .filter((name) => name !== 'slug' || (page.fixed === null && isLanguage(tab)))
        .map((name) => {
          const error = failure?.status === 409 ? conflictOf(name) : failure?.of(name);
          const field = {
            id: `${id}-${name}`,
            className: 'bs-input',
            lang: locales[tab].iso,
            value: textOf(name, tab),
            maxLength: pageTexts[name].maxLength,
            'aria-invalid': Boolean(error),
            onChange: ({ target }: { target: { value: string } }) => changeText(name, tab, target.value),
          };
          return (
            <div key={name} className="bs-field" data-field={name}>
              <label className="bs-label" htmlFor={`${id}-${name}`}>
                {pageTexts[name].label()}
              </label>
              {pageTexts[name].isLong ? <textarea rows={3} {...field} /> : <input {...field} />}
              {name === 'slug' && <span className="bs-hint">{page.urls[tab]}</span>}
              {error && <span className="bs-err">{error}</span>}
            </div>
          );
        })}
    </>
  );
}

function ParentChoice({ page, settings }: { page: EditedPage; settings: PageSettings }) {
  const { parent } = settings.values;
  const id = useId();
  return (
    <div className="bs-field">
      <label className="bs-label" htmlFor={id}>
        {m.page_parent()}
      </label>
      <EntrySelect
        id={id}
        entries={settings.pages.filter((other) => other.id !== page.id)}
        value={(parent === undefined ? page.parent_id : parent) ?? null}
        none={m.page_no_parent()}
        onChange={(chosen) => settings.change({ parent: chosen })}
      />
    </div>
  );
}
