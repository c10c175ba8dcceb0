import type { ReactNode } from 'react';
import { type Language, translate } from '../../../core/languages.ts';
import { formatDay, formatTime } from '../../../core/text/dates.ts';
import { formatPrice } from '../../../core/text/prices.ts';
import { type OfferedDate, presetTickets, type WaitingDate } from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pageHref, waitingListHref } from '../../../urls.ts';
import { Alert, ProblemFields } from '../alert.tsx';
import type { Problem } from '../problem.server.ts';
import { lowestPrice, type WaitingForm } from './waiting-form.ts';

interface WaitingFormViewProps {
  event: WaitingDate;
  /** The evenings to choose from, with that of the page. */
  dates: readonly OfferedDate[];
  /** Tickets per party at most; null where the event does not say. */
  most: number | null;
  /** Of the venue, for parties that are larger. */
  contact: { phone: string; email: string };
  form: WaitingForm;
  problem: string | null;
  /** The problem of the form that is shown again. */
  returned: Problem | null;
  language: Language;
}

/** The language switch submits it too, so that nothing typed is lost. */
export const waitingFormId = 'waiting';

/** The form to wait for tickets together (SHOP-77). */
export function WaitingFormView({ event, dates, most, contact, form, problem, returned, language }: WaitingFormViewProps) {
  const { errors } = form;
  const lowest = lowestPrice(dates);
  const hints: Partial<Record<keyof WaitingForm['errors'], string>> = {
    size: m.waiting_size_hint({ count: most ?? presetTickets }),
    price: [m.waiting_price_hint(), lowest && m.waiting_price_from({ price: formatPrice(lowest) })].filter(Boolean).join(' '),
  };
  const wrong = (name: keyof WaitingForm['errors']) => ({
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': [hints[name] && `${name}-hint`, errors[name] && `${name}-error`].filter(Boolean).join(' ') || undefined,
  });
  return (
    <>
      <div className="waiting-head">
        <h1>{m.waiting_title()}</h1>
        <p className="lead">
          {translate(event.name, language).text}
          <br />
          {momentOf(event, language)}
        </p>
        <p>{m.waiting_intro()}</p>
      </div>
      <Alert text={problem} />
      <form
        id={waitingFormId}
        method="post"
        action={waitingListHref(language, { idJet: event.idJet })}
        className="checkout-main waiting-form"
        noValidate
      >
        <ProblemFields problem={returned} />
        {Object.keys(errors).length > 0 && <input type="hidden" name="checked" value="1" />}
        <Row name="size" label={m.waiting_size()} error={errors.size} hint={hints.size} below={<LargerParty {...contact} />}>
          <input
            id="size"
            name="size"
            type="number"
            inputMode="numeric"
            min={1}
            max={most ?? presetTickets}
            defaultValue={form.size}
            required
            {...wrong('size')}
          />
        </Row>
        <Row name="price" label={m.waiting_price()} error={errors.price} hint={hints.price}>
          <input
            id="price"
            name="price"
            type="text"
            inputMode="decimal"
            maxLength={10}
            defaultValue={form.highestPrice}
            {...wrong('price')}
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
        <Row name="email" label={m.shop_email()} error={errors.email}>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={form.email}
            required
            {...wrong('email')}
          />
        </Row>
        <div className="field">
          <label className="choice">
            <input id="agreed" type="checkbox" name="agreed" value="1" defaultChecked={form.hasAgreed} required {...wrong('agreed')} />
            <span>
              {m.waiting_agreement()} <a href={pageHref(language, 'datenschutz')}>{m.footer_privacy()}</a>
            </span>
          </label>
          {errors.agreed && <FieldError name="agreed" text={errors.agreed} />}
        </div>
        <button type="submit" className="btn">
          {m.waiting_join()}
        </button>
      </form>
    </>
  );
}

/** Whom larger parties ask; nothing where the venue says neither number nor address. */
function LargerParty({ phone, email }: WaitingFormViewProps['contact']) {
  const ways = [
    phone && (
      <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        {phone}
      </a>
    ),
    email && (
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>
    ),
  ].filter(Boolean);
  return (
    ways.length > 0 && (
      <p className="small">
        {m.waiting_larger_party()} {ways.flatMap((way, index) => (index > 0 ? [', ', way] : [way]))}
      </p>
    )
  );
}

interface RowProps {
  name: keyof WaitingForm['errors'];
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  below?: ReactNode;
  children: ReactNode;
}

function Row({ name, label, error, hint, below, children }: RowProps) {
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

function FieldError({ name, text }: { name: string; text: string }) {
  return (
    <p id={`${name}-error`} className="error">
      <Icon name="warn" />
      {text}
    </p>
  );
}

export function momentOf({ start }: Pick<WaitingDate, 'start'>, language: Language): string {
  const iso = start.toISOString();
  return `${formatDay(iso, language)}, ${formatTime(iso, language)}`;
}
