import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { type KeyLine, KeyList } from '../../ui/backstage/key-list.tsx';
import { hasSingleKeys, setSingleKeys } from '../../ui/backstage/single-keys.ts';
import { adminHref } from '../../urls.ts';
import { useSurface } from '../canvas/editor-context.ts';
import { ToolDialog } from './tool-dialog.tsx';

const keys: readonly KeyLine[] = [
  ['Ctrl+/', m.edit_key_toggle],
  ['Ctrl+S', m.edit_key_save],
  ['Ctrl+Shift+Enter', m.edit_key_publish],
  ['Ctrl+Z, Ctrl+Shift+Z', m.edit_key_undo],
  ['F6, Shift+F6', m.edit_key_regions],
  ['↑ ↓', m.edit_key_next],
  ['Shift+↑ ↓', m.edit_key_several],
  ['Enter', m.edit_key_write],
  ['Tab, Shift+Tab', m.edit_key_texts],
  ['Esc', m.edit_key_out],
  ['Alt+↑ ↓', m.edit_key_move],
  ['Alt+← →', m.edit_key_across],
  ['Ctrl+Enter, /', m.edit_key_insert],
  ['Ctrl+D', m.edit_key_duplicate],
  ['Ctrl+C, Ctrl+X, Ctrl+V', m.edit_key_copy],
  ['Del', m.edit_key_delete],
  ['Ctrl+B, Ctrl+I, Ctrl+K', m.edit_key_text],
  ['Ctrl+Shift+G, H, L', m.edit_key_panels],
];

/** Every shortcut, one list ('?'). */
export function KeysDialog() {
  const { openDialog, language } = useSurface();
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <ToolDialog title={m.edit_keys_title()} onClose={() => openDialog(null)}>
      <p className="bs-row wrap">
        {/* The chapter about the page editor. */}
        <a className="bs-btn primary" href={`${adminHref(language, 'help')}/change-a-headline`} target="_blank" rel="noreferrer">
          {m.help_chapter({ title: m.help_chapter_editor() })}
        </a>
        <a className="bs-btn" href={adminHref(language, 'help')} target="_blank" rel="noreferrer">
          {m.help_all()}
        </a>
      </p>
      <KeyList keys={keys} />
      <label className="bs-check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            setIsOn(target.checked);
          }}
        />
        {m.edit_single_keys()}
      </label>
    </ToolDialog>
  );
}
