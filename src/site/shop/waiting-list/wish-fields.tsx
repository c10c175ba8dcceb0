import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import {
  momentText,
  type OfferedDate,
  presetTickets,
  type WaitingDate,
} from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lowestPrice, type WishForm } from './waiting-form.ts';

interface WishFieldsProps {
  /** The evenings to choose from. */
  dates: readonly OfferedDate[];
  /** Tickets per party at most; null where the event does not say. */
  most: number | null;
  form: WishForm;
  /** Stands below the number of tickets. */
  children?: ReactNode;
  language: Language;
}

/** The fields of a wish (SHOP-77): how many tickets side by side, at what price at most, for which evenings. */
export function WishFields({ dates, most, form, children, language }: WishFieldsProps) {
  const { errors } = form;
  const lowest = lowestPrice(dates);
  const priceHint = [m.waiting_price_hint(), lowest && m.waiting_price_from({ price: formatPrice(lowest) })].filter(Boolean).join(' ');
  return (
    <>
      <Row
        name="size"
        label={m.waiting_size()}
        error={errors.size}
        hint={m.waiting_size_hint({ count: most ?? presetTickets })}
        below={children}
      >
        <input
          id="size"
          name="size"
          type="number"
          inputMode="numeric"
          min={1}
          max={most ?? presetTickets}
          defaultValue={form.size}
          required
          {...described('size', errors.size, true)}
        />
      </Row>
      <Row name="price" label={m.waiting_price()} error={errors.price} hint={priceHint}>
        <input
          id="price"
          name="price"
          type="text"
          inputMode="decimal"
          maxLength={10}
          defaultValue={form.highestPrice}
          {...described('price', errors.price, true)}
        />
      </Row>
      <fieldset aria-describedby={errors.dates ? 'dates-error' : undefined}>
        <legend>{m.waiting_dates()}</legend>
        {errors.dates && <FieldError name="dates" text={errors.dates} />}
        {dates.map((date, index) => (
          <label key={date.id} className="choice">
            <input
              id={index === 0 ? 'dates' : undefined}
              type="checkbox"
              name="date"
              value={date.id}
              defaultChecked={form.dates.includes(date.id)}
            />
            {momentOf(date, language)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface RowProps {
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  below?: ReactNode;
  children: ReactNode;
}

/** A field with its label, what it wants and what was wrong. */
export function Row({ name, label, error, hint, below, children }: RowProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="small muted">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError name={name} text={error} />}
      {below}
    </div>
  );
}

/** The attributes that tell an input's hint and error to a screen reader. */
export function described(name: string, error: string | undefined, hasHint = false) {
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [hasHint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
  };
}

export function FieldError({ name, text }: { name: string; text: string }) {
  return (
    <p id={`${name}-error`} className="error">
      <Icon name="warn" />
      {text}
    </p>
  );
}

export function momentOf({ start }: Pick<WaitingDate, 'start'>, language: Language): string {
  return momentText(start, language);
}
