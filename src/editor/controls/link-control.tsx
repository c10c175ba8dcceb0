import { useEffect, useRef, useState } from 'react';
import { parseLinkTarget } from '../../core/fields/link-target.ts';
import type { Language } from '../../core/languages.ts';
import { StateBadge } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { linkAddress } from '../dialogs/link-address.ts';
import { type FoundTarget, linkKinds } from '../dialogs/link-kinds.ts';
import { editorCall } from '../editor-call.ts';
import { type ControlProps, commonProps } from './control-props.ts';
import { DialogSlot } from './finders.tsx';
import { useWholeValue } from './use-whole-value.ts';

/** A link: what was found stands by its name, for 'production:19' says nothing to an editor; an address is typed (EDIT-112). */
export function ContentLinkControl(props: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const find = useRef<HTMLButtonElement>(null);
  const { id, language, value, isInvalid, describedBy, onChange, module, field } = props;
  const link = String(value ?? '');
  const isFound = parseLinkTarget(link) !== null;
  const typing = useWholeValue(link, (typed) => onChange(linkAddress(typed) ?? typed));
  const url = module?.[`${field.name}_url`];
  const remove = () => {
    onChange('');
    // The pressed button goes with its row.
    find.current?.focus();
  };
  return (
    <span className="bs-stack">
      {isFound && <TargetRow {...{ link, language }} onRemove={remove} />}
      <span className="bs-row">
        {!isFound && <input {...commonProps(props)} placeholder={m.edit_link_placeholder()} {...typing} />}
        <button
          ref={find}
          className="bs-btn small"
          type="button"
          {...(isFound && { id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': describedBy || undefined })}
          onClick={() => setIsOpen(true)}
        >
          {m.edit_find()}
        </button>
      </span>
      {!isFound && typeof url === 'string' && url !== '' && url !== value && <span className="bs-hint">{url}</span>}
      {isOpen && (
        <DialogSlot
          kind="link"
          language={language}
          value={value}
          onChoose={(chosen) => {
            setIsOpen(false);
            onChange(String(chosen ?? ''));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}

/** What a link leads to, with its kind and the way to it. */
function TargetRow({ link, language, onRemove }: { link: string; language: Language; onRemove(): void }) {
  const target = useTarget(link, language);
  const title = target === 'gone' ? m.link_target_gone() : (target?.title ?? '');
  // Visitors do not see it; its draft is opened.
  const isHidden = target !== 'gone' && target?.state !== undefined && target.state !== 'live';
  const { icon, name } = linkKinds(parseLinkTarget(link)?.target);
  return (
    <span className="bs-row">
      <ToolIcon name={icon} />
      <span className="bs-grow bs-target">
        {target && target !== 'gone' ? (
          <a href={isHidden ? `${target.url}?edit` : target.url} target="_blank" rel="noopener" title={m.link_target_open()}>
            {title || target.url}
          </a>
        ) : (
          title
        )}
        <span className="bs-hint">{name()}</span>
        {isHidden && target.state && <StateBadge state={target.state} />}
      </span>
      <button
        className="bs-btn quiet small icon"
        type="button"
        aria-label={m.edit_cast_remove({ name: title || name() })}
        onClick={onRemove}
      >
        <ToolIcon name="trash" />
      </button>
    </span>
  );
}

/** The thing of a link; null until it has come, and without a connection. */
export function useTarget(link: string, language: Language): FoundTarget | 'gone' | null {
  const [found, setFound] = useState<{ link: string; target: FoundTarget | 'gone' } | null>(null);
  useEffect(() => {
    let isOver = false;
    const query = new URLSearchParams({ link });
    void editorCall<FoundTarget[]>('GET', `/${language}/pageeditor-api/link-finder?${query}`).then((answer) => {
      if (answer.ok && !isOver) setFound({ link, target: answer.body[0] ?? 'gone' });
    });
    return () => {
      isOver = true;
    };
  }, [link, language]);
  return found?.link === link ? found.target : null;
}
