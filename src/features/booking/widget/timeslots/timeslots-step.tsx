import { useId } from 'react';
import type { Language } from '../../../../core/languages.ts';
import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Booking } from '../use-booking.ts';

/** Times of admission, two per row (BOOK-06); Enter, the button below and the back button lead back with the chosen one. */
export function TimeslotsStep({ booking, language }: { booking: Booking; language: Language }) {
  const { times, time } = booking;
  const form = useId();
  return (
    <>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          booking.setStep({ name: 'main' });
        }}
      >
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
      </form>
      {time && (
        <div className="bk-foot">
          <button type="submit" form={form} className="btn full">
            {m.booking_time_continue({ time: slotText(time, language) })}
          </button>
        </div>
      )}
    </>
  );
}

/** A time of the shop, 'HH:MM', for people. */
export function slotText(time: string, language: Language): string {
  return language === 'de' ? `${time} Uhr` : time;
}
