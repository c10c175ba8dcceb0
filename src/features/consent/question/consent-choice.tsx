import { useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { allServices, optionalCategories, type ServiceName } from '../services.ts';
import { readConsent, storeConsent } from '../stored-consent.ts';
import { CategorySection } from './category-section.tsx';

interface ConsentChoiceProps {
  /** Privacy policy and imprint, which must be readable before any choice. */
  legal: readonly { title: string; url: string }[];
  onClosed: () => void;
}

/** Every service on its own (CONS-05), as a dialog that opens when it is rendered. Closed without an answer, nothing is stored. */
export default function ConsentChoice({ legal, onClosed }: ConsentChoiceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<ServiceName>>(() => new Set(readConsent()?.services));
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const answer = (names: Iterable<ServiceName>) => {
    // Closed first: the focus returns to what opened the dialog, and from the bar it goes on to the page when the bar is hidden.
    dialog.current?.close();
    storeConsent(new Set(names));
  };
  const toggle = (names: readonly ServiceName[], isOn: boolean) => setChosen((before) => new Set(changed(before, names, isOn)));
  return (
    <dialog ref={dialog} className="consent" aria-labelledby="consent-choice-title" onClose={() => dialog.current?.open || onClosed()}>
      {/* biome-ignore lint/a11y/noAutofocus: the question is read out first, and no answer is preset */}
      <h2 id="consent-choice-title" tabIndex={-1} autoFocus>
        {m.consent_choice()}
      </h2>
      <p>{m.consent_choice_intro()}</p>
      <div className="categories">
        <details>
          <summary>
            {m.consent_required()}
            <small>{m.consent_always_on()}</small>
          </summary>
          <p>{m.consent_required_text()}</p>
        </details>
        {optionalCategories.map((category) => (
          <CategorySection key={category} category={category} chosen={chosen} onToggle={toggle} />
        ))}
      </div>
      <div className="answers">
        <button type="button" className="btn quiet" onClick={() => answer(allServices)}>
          {m.consent_accept_all()}
        </button>
        <button type="button" className="btn quiet" onClick={() => answer([])}>
          {m.consent_required_only()}
        </button>
        <button type="button" className="btn quiet" onClick={() => answer(chosen)}>
          {m.consent_save()}
        </button>
      </div>
      <p className="legal">
        {legal.map(({ title, url }) => (
          <a key={url} href={url}>
            {title}
          </a>
        ))}
      </p>
    </dialog>
  );
}

function* changed(before: ReadonlySet<ServiceName>, names: readonly ServiceName[], isOn: boolean): Iterable<ServiceName> {
  for (const name of before) if (!names.includes(name)) yield name;
  if (isOn) yield* names;
}
