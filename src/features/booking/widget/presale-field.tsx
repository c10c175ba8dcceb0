import { useEffect, useRef } from 'react';
import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { href } from '../../../urls.ts';
import { startText } from '../start-text.ts';
import type { Booking } from './use-booking.ts';

interface PresaleFieldProps {
  booking: Booking;
  language: Language;
  /** When everybody may buy. */
  starts: string | null;
}

/** How to buy before the sale starts (SHOP-43, SHOP-75): the field for the code, with why one was refused. Loaded in a presale only. */
export function PresaleField({ booking: { presale, setPresaleCode }, language, starts }: PresaleFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { ways, isByAccount, code, problem } = presale;
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  const back = location.pathname + location.search;
  return (
    <div className="presale">
      <p>
        {starts && `${startText(starts, language)}. `}
        {isByAccount && m.presale_account()}
        {!isByAccount && ways.includes('account') && (
          <a href={href('user', language, { page: 'login' }, { next: back })}>{m.presale_login()}</a>
        )}
      </p>
      {!isByAccount && ways.includes('code') && (
        <>
          <label htmlFor="bk-code">{m.presale_code()}</label>
          <input
            ref={field}
            id="bk-code"
            type="text"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            value={code}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : 'bk-code-problem'}
            onChange={({ target }) => setPresaleCode(target.value)}
          />
          {problem !== null && (
            <p id="bk-code-problem" className="wrong">
              {problem.text}
            </p>
          )}
        </>
      )}
    </div>
  );
}
