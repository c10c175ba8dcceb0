import { useState } from 'react';
import { type Language, locales } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { callEditor } from '../editor-call.ts';
import { DialogShell } from './dialog-shell.tsx';
import { SearchList } from './search-list.tsx';
import { useFound } from './use-found.ts';

interface FoundEvent {
  id: number;
  name: string;
  date_start: string;
  room: string;
}

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
      const query = new URLSearchParams({ page_size: '30', ...(words.trim() && { search: words.trim() }) });
      const { results } = await callEditor<{ results: Record<string, unknown>[] }>('GET', `/${language}/api/events/?${query}`, { signal });
      return results.map(toFound);
    },
    [words, language],
  );
  const chosen = found.items.find(({ id }) => String(id) === selected);
  return (
    <DialogShell
      title={m.event_finder_title()}
      onClose={onClose}
      footer={
        <>
          {before !== null && (
            <button className="bs-btn quiet danger" type="button" onClick={() => onChoose(null)}>
              {m.event_finder_remove()}
            </button>
          )}
          <span className="bs-grow" />
          <button className="bs-btn" type="button" onClick={onClose}>
            {m.dialog_cancel()}
          </button>
          <button className="bs-btn primary" type="button" aria-disabled={!chosen} onClick={() => chosen && onChoose(chosen.id)}>
            {m.event_finder_choose()}
          </button>
        </>
      }
    >
      <SearchList
        label={m.event_finder_search()}
        words={words}
        onWords={setWords}
        found={found}
        keyOf={({ id }) => String(id)}
        selected={selected}
        onSelect={({ id }) => setSelected(String(id))}
        onChoose={({ id }) => onChoose(id)}
        empty={m.finder_nothing()}
      >
        {({ name, date_start, room }) => (
          <>
            <ToolIcon name="cal" />
            <span className="bs-grow">
              <span className="ttl bs-trunc">{name}</span>
              <span className="dsc bs-trunc">{[momentOf(date_start, language), room].filter(Boolean).join(', ')}</span>
            </span>
          </>
        )}
      </SearchList>
    </DialogShell>
  );
}

function toFound(event: Record<string, unknown>): FoundEvent {
  return {
    id: Number(event.id),
    name: String(event.name ?? ''),
    date_start: String(event.date_start ?? ''),
    room: (event.room as { name?: string } | null)?.name ?? '',
  };
}

/** In local time of the site, wherever the editor is. */
function momentOf(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language].iso, {
    ...{ weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' },
  }).format(new Date(iso));
}
