import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';

interface SpokenText {
  id: number;
  text: string;
}

/** What a screen reader is to say: the last few, so that one does not swallow another. That a change is saved, or cannot be, is said here. */
export function useSpoken(saving: string) {
  const [spoken, setSpoken] = useState<readonly SpokenText[]>([]);
  const say = useCallback((text: string) => setSpoken((now) => [...now, { id: (now.at(-1)?.id ?? 0) + 1, text }].slice(-4)), []);
  const before = useRef(saving);
  useEffect(() => {
    if (before.current === saving) return;
    if (saving === 'saved') say(m.edit_saved());
    if (saving === 'offline') say(m.edit_said_offline());
    before.current = saving;
  }, [saving, say]);
  return { spoken, say };
}

export function Spoken({ texts }: { texts: readonly SpokenText[] }) {
  return (
    <div className="bs bs-vh" role="status" data-spoken>
      {texts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
