import { useEffect, useState } from 'react';
import type { Language, StoredLanguage } from '../../core/languages.ts';
import type { EditedPage, ListedPage } from '../../features/pages/editing/pages-edit.contract.ts';
import type { PageFlag } from '../../features/pages/settings/pages.fields.ts';
import { callEditor, EditorCallFailed } from '../editor-call.ts';

type ChangedTexts = Record<string, Partial<Record<StoredLanguage, string>>>;
type Values = Partial<Record<PageFlag, boolean>> & { parent?: number | null; og_image?: number | null };

export type PageSettings = ReturnType<typeof usePageSettings>;

/** The stored settings of a page and what was typed over them; saving sends only what was typed. */
export function usePageSettings(id: number, language: Language) {
  const [page, setPage] = useState<EditedPage | null>(null);
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  const [changedTexts, setChangedTexts] = useState<ChangedTexts>({});
  const [values, setValues] = useState<Values>({});
  const [failure, setFailure] = useState<EditorCallFailed | null>(null);
  const [hasSaved, setHasSaved] = useState(false);
  const root = `/${language}/pageeditor-api/pages/`;
  const address = `${root}${id}/`;
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
      setHasSaved(true);
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
  return {
    /** As stored; null until it is read. */
    page,
    /** Every page, to choose the one above from. */
    pages,
    values,
    change: (changed: Values) => setValues({ ...values, ...changed }),
    textOf: (name: string, of: StoredLanguage) => changedTexts[name]?.[of] ?? page?.texts[name]?.[of] ?? '',
    changeText: (name: string, of: StoredLanguage, text: string) =>
      setChangedTexts((before) => ({ ...before, [name]: { ...before[name], [of]: text } })),
    failure,
    save,
    isChanged,
    isSaved: hasSaved && !failure && !isChanged,
  };
}

/** Values that are not the ones that were sent. */
function withoutSent<Of extends object>(now: Of, sent: Of): Of {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name as keyof Of])) as Of;
}

function withoutSentTexts(now: ChangedTexts, sent: ChangedTexts): ChangedTexts {
  const rest = Object.entries(now).map(([name, texts]) => [name, withoutSent(texts, sent[name] ?? {})] as const);
  return Object.fromEntries(rest.filter(([, texts]) => Object.keys(texts).length > 0));
}
