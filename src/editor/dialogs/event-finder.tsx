import { useState } from 'react';
import { type Language, locales } from '../../core/languages.ts';
import { StateBadge } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { callEditor } from '../editor-call.ts';
import { ChoiceFooter } from './choice-footer.tsx';
import { DialogShell } from './dialog-shell.tsx';
import { type FoundTarget, isCut } from './link-kinds.ts';
import { SearchList } from './search-list.tsx';
import { useFound } from './use-found.ts';

interface EventFinderProps {
  language: Language;
  /** Id of the event, null for none. */
  value: unknown;
  onChoose(value: number | null): void;
  onClose(): void;
}

/** Finds one of the upcoming events (EDIT-10). */
export default function EventFinder({ language, value, onChoose, onClose }: EventFinderProps) {
  const before = typeof value === 'number' ? value : null;
  const [words, setWords] = useState('');
  const [selected, setSelected] = useState<string | null>(before === null ? null : String(before));
  const found = useFound(
    async (signal) => {
      const query = new URLSearchParams({ type: 'event', q: words.trim() });
      return callEditor<FoundTarget[]>('GET', `/${language}/pageeditor-api/link-finder?${query}`, { signal });
    },
    [words, language],
  );
  const chosen = found.items.find(({ link }) => idOf(link) === selected);
  return (
    <DialogShell
      title={m.event_finder_title()}
      onClose={onClose}
      footer={
        <ChoiceFooter
          removeLabel={before === null ? null : m.event_finder_remove()}
          chooseLabel={m.event_finder_choose()}
          onChoose={chosen && (() => onChoose(Number(idOf(chosen.link))))}
          onRemove={() => onChoose(null)}
          onClose={onClose}
        />
      }
    >
      <SearchList
        label={m.event_finder_search()}
        words={words}
        onWords={setWords}
        found={found}
        isCut={isCut(found.items, true)}
        keyOf={({ link }) => idOf(link)}
        selected={selected}
        onSelect={({ link }) => setSelected(idOf(link))}
        onChoose={({ link }) => onChoose(Number(idOf(link)))}
        empty={m.finder_nothing()}
      >
        {({ title, starts, room, state }) => (
          <>
            <ToolIcon name="cal" />
            <span className="bs-grow">
              <span className="ttl bs-trunc">{title}</span>
              <span className="dsc bs-trunc">{[starts && momentOf(starts, language), room].filter(Boolean).join(', ')}</span>
            </span>
            {state && state !== 'live' && <StateBadge state={state} />}
          </>
        )}
      </SearchList>
    </DialogShell>
  );
}

/** The number in 'event:12'. */
function idOf(link: string): string {
  return link.slice(link.indexOf(':') + 1);
}

/** In local time of the site, wherever the editor is. */
function momentOf(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language].iso, {
    ...{ weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' },
  }).format(new Date(iso));
}
