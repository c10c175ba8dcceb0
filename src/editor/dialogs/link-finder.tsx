import { useState } from 'react';
import { parseLinkTarget } from '../../core/fields/link-target.ts';
import type { Language } from '../../core/languages.ts';
import { momentOf } from '../../features/pages/publishing/publishing-moment.shapes.ts';
import { StateBadge } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { callEditor } from '../editor-call.ts';
import { ChoiceFooter } from './choice-footer.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { linkAddress } from './link-address.ts';
import { type FoundTarget, isCut, linkKinds } from './link-kinds.ts';
import { SearchList } from './search-list.tsx';
import { useFound } from './use-found.ts';

interface LinkFinderProps {
  language: Language;
  /** What the link field holds: a thing as 'event:12', an anchor as '#dates', a path or an address; '' for none. */
  value: unknown;
  /** `url` is the address of what was chosen, for rich text. */
  onChoose(value: string, url: string): void;
  onClose(): void;
  /** The kind of things a field takes; without one everything a link can lead to. */
  type?: string | undefined;
}

const groups = {
  all: null,
  pages: ['page', 'form'],
  programme: ['event', 'production', 'series', 'venue'],
  magazine: ['article', 'person'],
  files: ['media'],
};
type Group = keyof typeof groups;

/** Finds pages, content, files and anchors of this page as the target of a link; an address is simply pasted (EDIT-10). */
export default function LinkFinder({ language, value, onChoose, onClose, type }: LinkFinderProps) {
  const before = typeof value === 'string' ? value : '';
  const isThing = parseLinkTarget(before) !== null;
  const [words, setWords] = useState(isThing ? '' : before);
  const [group, setGroup] = useState<Group>('all');
  const [selected, setSelected] = useState<string | null>(before || null);
  const address = type ? null : linkAddress(words);
  const found = useFound<FoundTarget>(
    async (signal) => {
      const kinds: readonly string[] | null = groups[group];
      const query = new URLSearchParams({ q: address ? '' : words.trim(), ...(type && { type }) });
      const targets = address ? [] : await callEditor<FoundTarget[]>('GET', `/${language}/pageeditor-api/link-finder?${query}`, { signal });
      const anchors = (type ? [] : anchorsHere()).filter(({ title, link }) =>
        `${title} ${link}`.toLowerCase().includes(words.trim().toLowerCase()),
      );
      // What the field holds comes first, so that somebody sees it while looking for another.
      const held =
        words === '' && isThing
          ? await callEditor<FoundTarget[]>('GET', `/${language}/pageeditor-api/link-finder?${new URLSearchParams({ link: before })}`, {
              signal,
            })
          : [];
      const others = targets.filter(({ link }) => link !== before || held.length === 0);
      const typed = address ? [{ type: 'address', title: address, url: address, link: address }] : [];
      return [...typed, ...held, ...others, ...(address ? [] : anchors)].filter(
        ({ type }) => !kinds || kinds.includes(type) || type === 'address',
      );
    },
    [words, group, language],
  );
  // An address is what is meant: nothing else is found with it.
  const chosen = address ? { link: address, url: address } : found.items.find(({ link }) => link === selected);
  return (
    <DialogShell
      title={type ? m.thing_finder_title({ kind: linkKinds(type).name() }) : m.link_finder_title()}
      onClose={onClose}
      footer={
        <ChoiceFooter
          removeLabel={before === '' ? null : m.link_finder_remove()}
          chooseLabel={type ? m.thing_finder_choose() : m.link_finder_choose()}
          onChoose={chosen && (() => onChoose(chosen.link, chosen.url))}
          onRemove={() => onChoose('', '')}
          onClose={onClose}
        />
      }
    >
      <SearchList
        label={type ? m.thing_finder_search() : m.link_finder_search()}
        words={words}
        onWords={setWords}
        found={found}
        isCut={isCut(found.items, type !== undefined)}
        keyOf={({ link }) => link}
        selected={chosen?.link ?? null}
        onSelect={({ link }) => setSelected(link)}
        onChoose={({ link, url }) => onChoose(link, url)}
        empty={m.finder_nothing()}
        filters={
          type ? null : (
            <select
              className="bs-input"
              aria-label={m.link_finder_kind()}
              value={group}
              onChange={({ target }) => setGroup(target.value as Group)}
            >
              {(Object.keys(groups) as Group[]).map((name) => (
                <option key={name} value={name}>
                  {groupNames[name]()}
                </option>
              ))}
            </select>
          )
        }
      >
        {({ type: kind, title, url, state, starts }) => (
          <>
            <ToolIcon name={linkKinds(kind).icon} />
            <span className="bs-grow">
              <span className="ttl bs-trunc">{title || url}</span>
              <span className="dsc bs-trunc">
                {[linkKinds(kind).name(), starts && momentOf(starts, language), url].filter(Boolean).join(', ')}
              </span>
            </span>
            {state && state !== 'live' && <StateBadge state={state} />}
          </>
        )}
      </SearchList>
    </DialogShell>
  );
}

/** Anchors of the page behind the dialog. */
function anchorsHere(): FoundTarget[] {
  // What a form of the office holds is no place on the page its text stands on.
  if (document.body.matches('.adm')) return [];
  return [...document.querySelectorAll<HTMLElement>('main [id]')]
    .filter(({ id }) => /^[A-Za-z][\w-]*$/.test(id))
    .slice(0, 30)
    .map((element) => ({
      type: 'anchor',
      title: element.textContent?.trim().slice(0, 60) || element.id,
      url: `#${element.id}`,
      link: `#${element.id}`,
    }));
}

const groupNames: Record<Group, () => string> = {
  all: m.link_group_all,
  pages: m.link_group_pages,
  programme: m.link_group_programme,
  magazine: m.link_group_venue,
  files: m.link_group_files,
};
