import type { Language } from '../../../../core/languages.ts';
import { m } from '../../../../paraglide/messages.js';
import { startText } from '../../start-text.ts';
import type { Booking } from '../use-booking.ts';
import { CodeInput } from './code-input.tsx';
import { loginAndBack } from './login-and-back.ts';

interface PresaleFieldProps {
  booking: Booking;
  language: Language;
  /** When everybody may buy. */
  starts: string | null;
}

/** How to buy before the sale starts (SHOP-43, SHOP-75): the field for the code, with why one was refused. Loaded in a presale only. */
export function PresaleField({ booking, language, starts }: PresaleFieldProps) {
  const { ways, isByAccount, code, problem } = booking.presale;
  const add = () => booking.count > 0 && booking.add();
  return (
    <div className="presale">
      <p>
        {starts && `${startText(starts, language)}. `}
        {isByAccount && m.presale_account()}
        {!isByAccount && ways.includes('account') && <a href={loginAndBack(booking.id, language)}>{m.presale_login()}</a>}
      </p>
      {!isByAccount && ways.includes('code') && (
        <CodeInput
          id="bk-code"
          label={m.presale_code()}
          typed={{ text: code, problem }}
          isRequired
          onChange={booking.setPresaleCode}
          onEnter={add}
        />
      )}
    </div>
  );
}
