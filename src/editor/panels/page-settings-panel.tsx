import { type FormEvent, useEffect, useId, useState } from 'react';
import { isLanguage, locales, type StoredLanguage, storedLanguages } from '../../core/languages.ts';
import type { EditedPage, ListedPage } from '../../features/pages/editing/pages-edit.contract.ts';
import { type PageFlag, pageFlagNames, pageFlags, pageTextNames, pageTexts } from '../../features/pages/settings/pages.fields.ts';
import { m } from '../../paraglide/messages.js';
import ImageFinder from '../dialogs/media/image-finder.tsx';
import { useUnsavedWork } from '../dialogs/unsaved-work.tsx';
import { callEditor, EditorCallFailed } from '../editor-call.ts';
import type { PanelProps } from './owner-calls.ts';
import { PanelShell } from './panel-shell.tsx';

type ChangedTexts = Record<string, Partial<Record<StoredLanguage, string>>>;
type Values = Partial<Record<PageFlag, boolean>> & { parent?: number | null; og_image?: number | null };

/** Settings of a page: titles, addresses, menus, what search and shared links show, in every language texts are stored in (API-04, I18N-03). */
export default function PageSettingsPanel({ owner, language, onClose }: PanelProps) {
  const form = useId();
  const [page, setPage] = useState<EditedPage | null>(null);
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  const [changedTexts, setChangedTexts] = useState<ChangedTexts>({});
  const [values, setValues] = useState<Values>({});
  const [failure, setFailure] = useState<EditorCallFailed | null>(null);
  const [said, setSaid] = useState('');
  const [tab, setTab] = useState<StoredLanguage>(language);
  const [isChoosing, setIsChoosing] = useState(false);
  const root = `/${language}/pageeditor-api/pages/`;
  const address = `${root}${owner.object_id}/`;
  useEffect(() => {
    callEditor<EditedPage>('GET', address).then(setPage, setFailure);
    callEditor<ListedPage[]>('GET', root).then(setPages, () => setPages([]));
  }, []);

  const save = async (): Promise<boolean> => {
    setFailure(null);
    try {
      const body = { ...changedTexts, ...values, version: page?.version };
      setPage(await callEditor<EditedPage>('PATCH', address, { body }));
      // What was typed while the call was under way is still to be saved.
      setChangedTexts((now) => withoutSentTexts(now, changedTexts));
      setValues((now) => withoutSent(now, values));
      setSaid(m.settings_saved());
      return true;
    } catch (error) {
      if (!(error instanceof EditorCallFailed)) throw error;
      // What somebody else has stored meanwhile stands beside one's own; saved again, one's own holds (EDIT-19).
      if (error.status === 409) await callEditor<EditedPage>('GET', address).then(setPage, () => undefined);
      setFailure(error);
      return false;
    }
  };
  const isChanged = Object.keys(changedTexts).length + Object.keys(values).length > 0;
  const { leave, question } = useUnsavedWork(isChanged, save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const isSaved = said !== '' && !failure && !isChanged;
  const textOf = (name: string, of: StoredLanguage) => changedTexts[name]?.[of] ?? page?.texts[name]?.[of] ?? '';
  const isConflict = failure?.status === 409;
  const conflictOf = (name: string) => {
    const theirs = page?.texts[name]?.[tab] ?? '';
    const isChanged = (failure?.body.fields as string[] | undefined)?.includes(name) && theirs !== textOf(name, tab);
    return isChanged ? m.page_settings_theirs({ theirs: theirs || '–' }) : '';
  };
  const isFixed = page?.fixed !== null;
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
      <p role="status" className={isSaved ? 'bs-note ok' : 'bs-vh'}>
        {isSaved ? said : ''}
      </p>
      {failure && (
        <p className="bs-note bad" role="alert">
          {isConflict ? m.page_settings_conflict() : failure.sentence || m.edit_call_failed()}
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
          {pageTextNames
            // Japanese and Latin have no pages of visitors, so no addresses.
            .filter((name) => name !== 'slug' || (!isFixed && isLanguage(tab)))
            .map((name) => {
              const error = isConflict ? conflictOf(name) : failure?.of(name);
              const field = {
                id: `${form}-${name}`,
                className: 'bs-input',
                lang: locales[tab].iso,
                value: textOf(name, tab),
                maxLength: pageTexts[name].maxLength,
                'aria-invalid': Boolean(error),
                onChange: ({ target }: { target: { value: string } }) =>
                  setChangedTexts((before) => ({ ...before, [name]: { ...before[name], [tab]: target.value } })),
              };
              return (
                <div key={name} className="bs-field" data-field={name}>
                  <label className="bs-label" htmlFor={`${form}-${name}`}>
                    {pageTexts[name].label()}
                  </label>
                  {pageTexts[name].isLong ? <textarea rows={3} {...field} /> : <input {...field} />}
                  {name === 'slug' && <span className="bs-hint">{page.urls[tab]}</span>}
                  {error && <span className="bs-err">{error}</span>}
                </div>
              );
            })}
          {!isFixed && (
            <label className="bs-field">
              <span className="bs-label">{m.page_parent()}</span>
              <select
                className="bs-input"
                value={String((values.parent === undefined ? page.parent_id : values.parent) ?? '')}
                onChange={({ target }) => setValues({ ...values, parent: target.value === '' ? null : Number(target.value) })}
              >
                <option value="">{m.page_no_parent()}</option>
                {pages
                  .filter(({ id }) => id !== page.id)
                  .map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
              </select>
            </label>
          )}
          <fieldset className="bs-group">
            <legend>{m.page_flags()}</legend>
            {pageFlagNames.map((name) => (
              <label key={name} className="bs-check">
                <input
                  type="checkbox"
                  checked={values[name] ?? page[name]}
                  onChange={({ target }) => setValues({ ...values, [name]: target.checked })}
                />
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
            setValues({ ...values, og_image: id });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </PanelShell>
  );
}

/** Values that are not the ones that were sent. */
function withoutSent<Of extends object>(now: Of, sent: Of): Of {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Of])) as Of;
}

function withoutSentTexts(now: ChangedTexts, sent: ChangedTexts): ChangedTexts {
  const rest = Object.entries(now).map(([name, texts]) => [name, withoutSent(texts, sent[name] ?? {})] as const);
  return Object.fromEntries(rest.filter(([, texts]) => Object.keys(texts).length > 0));
}
