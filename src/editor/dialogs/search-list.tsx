import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import type { SearchState } from './use-found.ts';

interface SearchListProps<T> {
  label: string;
  words: string;
  onWords(words: string): void;
  found: SearchState<T>;
  keyOf(item: T): string;
  /** What stands in a row; the item's name comes from it. */
  children(item: T): ReactNode;
  selected: string | null;
  onSelect(item: T): void;
  /** Enter on a row, or a double click. */
  onChoose(item: T): void;
  /** Class of the list; a grid of pictures or rows below each other. */
  className?: string;
  /** Stands between the field and the list. */
  filters?: ReactNode;
  /** Said when nothing is found. */
  empty: ReactNode;
  /** Whether there may be more than what is shown. */
  isCut?: boolean;
}

/**
 * A search field with what it finds below: arrows, Home and End move through the list while the caret stays in the field, Enter
 * chooses (keyboard of the backstage, 'Menus, finders').
 */
export function SearchList<T>(props: SearchListProps<T>) {
  const { label, words, onWords, found, keyOf, children, selected, onSelect, onChoose, className, filters, empty, isCut = false } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isMoved, setIsMoved] = useState(false);
  const [isChoicePending, setIsChoicePending] = useState(false);
  const { items, state } = found;
  const at = items.findIndex((item) => keyOf(item) === selected);
  useEffect(() => {
    if (isMoved) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, isMoved]);

  // Enter pressed while the search runs chooses its first result.
  useEffect(() => {
    if (!isChoicePending || state === 'loading') return;
    setIsChoicePending(false);
    const [first] = items;
    if (first && state === 'ready') onChoose(first);
  }, [isChoicePending, state]);

  const move = (event: KeyboardEvent, to: number) => {
    const item = items[Math.max(0, Math.min(items.length - 1, to))];
    if (!item) return;
    event.preventDefault();
    setIsMoved(true);
    onSelect(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, at + 1);
    else if (event.key === 'ArrowUp') move(event, at < 0 ? items.length - 1 : at - 1);
    else if (event.key === 'Home' && words === '') move(event, 0);
    else if (event.key === 'End' && words === '') move(event, items.length - 1);
    else if (event.key === 'Enter') {
      event.preventDefault();
      const item = items[Math.max(0, at)];
      if (state === 'loading') setIsChoicePending(true);
      else if (item && state === 'ready') onChoose(item);
    }
  };
  return (
    <>
      <div className="bs-row wrap dlg-search">
        <label className="bs-search bs-grow">
          <span className="bs-vh">{label}</span>
          <ToolIcon name="search" />
          <input
            className="bs-input"
            type="search"
            role="combobox"
            data-begins
            autoComplete="off"
            placeholder={label}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-describedby={`${id}-keys`}
            {...(at >= 0 && { 'aria-activedescendant': `${id}-${at}` })}
            value={words}
            onChange={({ target }) => onWords(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {filters}
      </div>
      <p className="bs-meta dlg-keys" id={`${id}-keys`}>
        {m.finder_keys()}
      </p>
      <p className={isCut && state === 'ready' ? 'bs-meta' : 'bs-vh'} role="status">
        {state === 'ready' ? (isCut ? m.finder_found_more : m.finder_found)({ count: found.count ?? items.length }) : ''}
      </p>
      {state === 'failed' && (
        <p className="bs-note bad" role="alert">
          <ToolIcon name="err" />
          {m.finder_failed()}
        </p>
      )}
      {state === 'ready' && items.length === 0 && <div className="dlg-empty">{empty}</div>}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={state === 'loading'}
        className={`bs-menu ${className ?? 'dlg-rows'}`}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active row
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={keyOf(item)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => onSelect(item)}
            onDoubleClick={() => index === at && onChoose(item)}
          >
            {children(item)}
          </div>
        ))}
      </div>
    </>
  );
}
