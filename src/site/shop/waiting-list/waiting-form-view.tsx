import { type Language, translate } from '../../../core/languages.ts';
import type { OfferedDate, WaitingDate } from '../../../features/booking/waiting-list/waiting-list.shapes.ts';
import { m } from '../../../paraglide/messages.js';
import { pageHref, waitingListHref } from '../../../urls.ts';
import { Alert, ProblemFields } from '../alert.tsx';
import type { Problem } from '../problem.server.ts';
import type { WaitingForm } from './waiting-form.ts';
import { described, FieldError, momentOf, Row, WishFields } from './wish-fields.tsx';

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
        <WishFields dates={dates} most={most} form={form} language={language}>
          <LargerParty {...contact} />
        </WishFields>
        <Row name="email" label={m.shop_email()} error={errors.email}>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={form.email}
            required
            {...described('email', errors.email)}
          />
        </Row>
        <div className="field">
          <label className="choice">
            <input
              id="agreed"
              type="checkbox"
              name="agreed"
              value="1"
              defaultChecked={form.hasAgreed}
              required
              {...described('agreed', errors.agreed)}
            />
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
