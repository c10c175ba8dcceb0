import { useEffect, useState } from 'react';
import type { Notice } from '../session/draft-state.ts';

/** A notice with the time it came, without its action. */
export interface Message extends Pick<Notice, 'id' | 'kind' | 'text'> {
  at: Date;
}

/** Every notice of this visit, newest first: those at the lower edge go away after seconds. */
export function useMessages(notices: readonly Notice[]): readonly Message[] {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEffect(() => {
    setMessages((known) => {
      const fresh = notices.filter(({ id }) => id > (known[0]?.id ?? 0));
      return fresh.length === 0 ? known : [...fresh.map(({ id, kind, text }) => ({ id, kind, text, at: new Date() })).reverse(), ...known];
    });
  }, [notices]);
  return messages;
}
