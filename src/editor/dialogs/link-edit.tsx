import { type FormEvent, useId, useState } from 'react';
import { linkTextHelp } from '../../core/fields/labels.ts';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { DialogSlot } from '../controls/finders.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { isOutside, linkAddress } from './link-address.ts';

/** A link in a text. */
export interface TextLink {
  /** Null where several paragraphs are linked at once: their text stays as it is. */
  text: string | null;
  address: string;
  isNewWindow: boolean;
}

interface LinkEditProps {
  language: Language;
  link: TextLink;
  /** Whether the link is in the text already and can be removed. */
  isThere: boolean;
  onSave(link: TextLink): void;
  onRemove(): void;
  onClose(): void;
}

/** What a link in a text says, where it leads, and whether that opens in a new window (EDIT-09, EDIT-10). */
export default function LinkEdit({ language, link, isThere, onSave, onRemove, onClose }: LinkEditProps) {
  const id = useId();
  const [text, setText] = useState(link.text ?? '');
  const [typed, setTyped] = useState(link.address);
  const [isNewWindow, setIsNewWindow] = useState(link.isNewWindow);
  const [isChecked, setIsChecked] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const address = linkAddress(typed);
  const lacksText = isChecked && link.text !== null && text.trim() === '';
  const lacksAddress = isChecked && address === null;
  const canOpenNew = address !== null && isOutside(address);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const isTextMissing = link.text !== null && text.trim() === '';
    if (isTextMissing || address === null) {
      (event.currentTarget.elements.namedItem(isTextMissing ? 'text' : 'address') as HTMLElement).focus();
      return;
    }
    onSave({ text: link.text === null ? null : text.trim(), address, isNewWindow: isNewWindow && canOpenNew });
  };
  return (
    <DialogShell
      title={m.link_edit_title()}
      width="34rem"
      onClose={onClose}
      footer={
        <>
          {isThere && (
            <button className="bs-btn quiet danger" type="button" onClick={onRemove}>
              {m.link_finder_remove()}
            </button>
          )}
          <span className="bs-grow" />
          <button className="bs-btn" type="button" onClick={onClose}>
            {m.dialog_cancel()}
          </button>
          <button className="bs-btn primary" type="submit" form={id}>
            {m.link_finder_choose()}
          </button>
        </>
      }
    >
      <form id={id} className="bs-stack" onSubmit={save} noValidate>
        {link.text !== null && <TextInput id={id} language={language} text={text} isMissing={lacksText} onText={setText} />}
        <AddressInput
          id={id}
          typed={typed}
          isFirst={link.text === null}
          isWrong={lacksAddress}
          onTyped={setTyped}
          onFind={() => setIsFinding(true)}
        />
        <label className="bs-check">
          <input
            type="checkbox"
            checked={isNewWindow && canOpenNew}
            disabled={!canOpenNew}
            onChange={({ target }) => setIsNewWindow(target.checked)}
          />
          {m.edit_new_window()}
        </label>
        {!canOpenNew && address !== null && <p className="bs-hint">{m.link_edit_inside()}</p>}
      </form>
      {isFinding && (
        <DialogSlot
          kind="link"
          language={language}
          value={typed}
          onChoose={(chosen, url) => {
            setIsFinding(false);
            setTyped(url || String(chosen ?? ''));
          }}
          onClose={() => setIsFinding(false)}
        />
      )}
    </DialogShell>
  );
}

interface TextInputProps {
  /** Of the form. */
  id: string;
  language: Language;
  text: string;
  isMissing: boolean;
  onText(text: string): void;
}

/** What the link says. */
function TextInput({ id, language, text, isMissing, onText }: TextInputProps) {
  return (
    <div className="bs-field">
      <label htmlFor={`${id}-text`}>{m.link_edit_text()}</label>
      <input
        id={`${id}-text`}
        name="text"
        className="bs-input"
        data-begins
        maxLength={255}
        value={text}
        aria-invalid={isMissing}
        aria-describedby={`${id}-text-note`}
        onChange={({ target }) => onText(target.value)}
      />
      <p id={`${id}-text-note`} className={isMissing ? 'bs-err' : 'bs-hint'}>
        {isMissing ? m.field_required() : linkTextHelp[language]}
      </p>
    </div>
  );
}

interface AddressInputProps {
  /** Of the form. */
  id: string;
  typed: string;
  /** Whether the focus begins here, because there is no text to change. */
  isFirst: boolean;
  /** Whether it is missing or no address. */
  isWrong: boolean;
  onTyped(typed: string): void;
  onFind(): void;
}

/** Where the link leads: typed, or found among the contents of the site. */
function AddressInput({ id, typed, isFirst, isWrong, onTyped, onFind }: AddressInputProps) {
  return (
    <div className="bs-field">
      <label htmlFor={`${id}-address`}>{m.link_edit_target()}</label>
      <span className="bs-row">
        <input
          id={`${id}-address`}
          name="address"
          className="bs-input bs-grow"
          inputMode="url"
          {...(isFirst && { 'data-begins': true })}
          value={typed}
          aria-invalid={isWrong}
          {...(isWrong && { 'aria-describedby': `${id}-address-note` })}
          onChange={({ target }) => onTyped(target.value)}
        />
        <button className="bs-btn" type="button" onClick={onFind}>
          <ToolIcon name="search" />
          {m.edit_find()}
        </button>
      </span>
      {isWrong && (
        <p id={`${id}-address-note`} className="bs-err">
          {typed.trim() === '' ? m.field_required() : m.link_edit_wrong()}
        </p>
      )}
    </div>
  );
}
