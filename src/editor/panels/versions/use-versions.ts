import { useEffect, useState } from 'react';
import type { Language } from '../../../core/languages.ts';
import type { EditedPage } from '../../../features/pages/editing/pages-edit.contract.ts';
import type { Difference, Version } from '../../../features/pages/publishing/versions.contract.ts';
import { m } from '../../../paraglide/messages.js';
import { useSurfaceIfAny } from '../../canvas/editor-context.ts';
import { callEditor, EditorCallFailed } from '../../editor-call.ts';
import { type PanelProps, versionCallsOf } from '../owner-calls.ts';

/** The versions of one language and the calls about them. A call that fails resolves to undefined, and `said` says why. */
export function useVersions(owner: PanelProps['owner'], language: Language) {
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [said, setSaid] = useState('');
  const surface = useSurfaceIfAny();
  const { content_type, object_id } = owner;
  const fail = (error: unknown) => setSaid((error instanceof EditorCallFailed && error.sentence) || m.edit_call_failed());
  useEffect(() => {
    versionCallsOf(owner, language)
      .then((root) => callEditor<Version[]>('GET', `${root}/versions`))
      .then(setVersions, fail);
  }, [content_type, object_id, language]);

  /** How a version differs from the draft. */
  const compare = async ({ version_id }: Version): Promise<Difference[] | undefined> => {
    try {
      const root = await versionCallsOf(owner, language);
      return await callEditor<Difference[]>('GET', `${root}/versions/compare?from=${version_id}`);
    } catch (error) {
      fail(error);
    }
  };
  /** Address of the page that previews show: the office has no page below the panel. */
  const findPath = async (): Promise<string | undefined> => {
    try {
      const page = surface ? null : await callEditor<EditedPage>('GET', `/${language}/pageeditor-api/pages/${object_id}/`);
      return page?.urls[language] ?? window.location.pathname;
    } catch (error) {
      fail(error);
    }
  };
  /** Makes a version the draft; true when it is. */
  const restore = async ({ version_id, number }: Version): Promise<true | undefined> => {
    try {
      const root = await versionCallsOf(owner, language);
      await callEditor('POST', `${root}/versions/${version_id}/restore`);
      setVersions(await callEditor<Version[]>('GET', `${root}/versions`));
      setSaid(m.versions_restored({ number }));
      return true;
    } catch (error) {
      fail(error);
    }
  };
  return { versions, said, compare, findPath, restore };
}
