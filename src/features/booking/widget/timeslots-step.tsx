import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Booking } from './use-booking.ts';

/** Times of admission, two per row (BOOK-06); the back button leads back. */
export function TimeslotsStep({ booking, language }: { booking: Booking; language: Language }) {
  const { times, time } = booking;
  return (
    <fieldset className="slots">
      <legend className="vh">{m.booking_admission()}</legend>
      {times.map((start) => (
        <label key={start}>
          <input type="radio" name="slot" value={start} checked={start === time} onChange={() => booking.setTime(start)} />
          {start === time && <Icon name="check" />}
          {slotText(start, language)}
        </label>
      ))}
    </fieldset>
  );
}

/** A time of the shop, 'HH:MM', for people. */
export function slotText(time: string, language: Language): string {
  return language === 'de' ? `${time} Uhr` : time;
}
