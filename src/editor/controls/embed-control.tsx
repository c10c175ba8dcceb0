import { useRef, useState } from 'react';
import type { AnswerOf } from '../../core/contract/call.ts';
import { embedProblem } from '../../core/fields/embed-address.ts';
import { languages } from '../../core/languages.ts';
import type { readEmbedDetails } from '../../features/consent/embeds/embed-details.contract.ts';
import { fieldValue } from '../../features/pages/operations/set-fields.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { callEditor, EditorCallFailed } from '../editor-call.ts';
import { fieldsOf } from '../session/catalogue.ts';
import { type ControlProps, commonProps } from './control-props.ts';
import { useWholeValue } from './use-whole-value.ts';

/**
 * An address, or the code that embeds it. A new one that may stand here is looked up at its host once: title and picture fill the fields
 * beside it that are still empty (EMBED-09).
 */
export function EmbedControl(props: ControlProps) {
  const { session } = useSurface();
  const { language, module, value } = props;
  const [status, setStatus] = useState('');
  const address = String(value ?? '');

  /** The lookup that counts: an earlier one that is answered late is about an address that no longer stands there. */
  const latest = useRef<symbol | null>(null);
  const lookUp = async (pasted: string) => {
    const own = Symbol();
    latest.current = own;
    const isOutdated = () => latest.current !== own;
    setStatus('');
    const { embeds: kind } = props.field;
    // What is wrong with an address is said at the field as soon as it is saved.
    if (module === undefined || kind === null || embedProblem(pasted, kind)) return;
    setStatus(m.embed_fetching());
    try {
      const body = { address: pasted, kind };
      const found = await callEditor<AnswerOf<typeof readEmbedDetails>>('POST', `/${language}/pageeditor-api/embed-details`, { body });
      if (isOutdated()) return;
      fill(found);
      setStatus({ found: m.embed_found, unknown: m.embed_unknown, failed: m.embed_failed }[found.outcome]());
    } catch (error) {
      if (isOutdated()) return;
      // The field itself says which hosts are allowed.
      setStatus(error instanceof EditorCallFailed && error.status === 400 ? '' : m.embed_failed());
    }
  };
  const fill = ({ title, image }: AnswerOf<typeof readEmbedDetails>) => {
    const node = module && session.state.tree.get(module.id);
    if (!node) return;
    const names = new Set(fieldsOf(session.catalogue, node.model).map(({ name }) => name));
    const isUntitled = languages.every((each) => !fieldValue(node.fields, 'title', each));
    if (title && names.has('title') && isUntitled) session.set(node.id, 'title', language, title);
    if (image !== null && names.has('image') && (node.fields.image ?? null) === null) session.set(node.id, 'image', null, image);
  };
  const typing = useWholeValue(address, (next) => {
    props.onChange(next);
    void lookUp(next);
  });
  return (
    <div className="bs-stack">
      <textarea {...commonProps(props)} rows={3} {...typing} />
      {/* Also without an address: a refused one is gone for a moment, and the focus would be gone with the button. */}
      <button className="bs-btn small" type="button" onClick={() => void lookUp(address)}>
        {m.embed_fetch()}
      </button>
      <p className="bs-hint" role="status">
        {status}
      </p>
    </div>
  );
}
