import { type FormEvent, useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { localMoment } from '../local-moment.ts';

interface PublishTimeProps {
  /** As a form field has it; '' for at once. */
  at: string;
  onChange(at: string): void;
  /** Plans that visitors see nothing of it from this time on, ISO 8601, and answers whether it is planned; null where that cannot be. */
  onWithdraw: ((at: string) => Promise<boolean>) | null;
}

/** When it becomes public, and until when. */
export function PublishTime({ at, onChange, onWithdraw }: PublishTimeProps) {
  return (
    <fieldset className="bs-group">
      <legend>{m.publish_time()}</legend>
      <label className="bs-field">
        <span className="bs-label">{m.publish_at()}</span>
        <input className="bs-input" type="datetime-local" value={at} onChange={({ target }) => onChange(target.value)} />
        <span className="bs-hint">{m.publish_at_hint()}</span>
      </label>
      {onWithdraw && <WithdrawTime onPlan={onWithdraw} />}
    </fieldset>
  );
}

function WithdrawTime({ onPlan }: { onPlan(at: string): Promise<boolean> }) {
  const field = useId();
  const [until, setUntil] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const time = localMoment(until);
    // What cannot be planned stays to be corrected.
    if (time !== null) void onPlan(time).then((isPlanned) => isPlanned && setUntil(''));
  };
  return (
    <form className="bs-field" onSubmit={submit}>
      <label htmlFor={field}>{m.publish_until()}</label>
      <input
        id={field}
        className="bs-input"
        type="datetime-local"
        name="until"
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <button className="bs-btn small" type="submit">
        {m.publish_until_plan()}
      </button>
    </form>
  );
}
