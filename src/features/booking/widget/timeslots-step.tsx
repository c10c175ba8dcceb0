import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { slotText } from './booking-texts.ts';
import type { Booking } from './use-booking.ts';

/** Times of admission, two per row (BOOK-06); one that is taken leads back by the back button. */
export function TimeslotsStep({ booking, language }: { booking: Booking; language: Language }) {
  const { times, time } = booking;
  return (
    <fieldset className="slots">
      <legend className="vh">{m.booking_admission()}</legend>
      {times.map((slot) => (
        <label key={slot.time}>
          <input
            type="radio"
            name="slot"
            value={slot.time}
            checked={slot.time === time}
            disabled={!slot.isAvailable}
            onChange={() => booking.setTime(slot.time)}
          />
          {slot.time === time && <Icon name="check" />}
          {slot.isAvailable ? slotText(slot.time, language) : m.booking_admission_full({ time: slotText(slot.time, language) })}
        </label>
      ))}
    </fieldset>
  );
}
