import './consent-dialog.css';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { CategorySection } from './category-section.tsx';
import { optionalCategories, type ServiceName, services } from './services.ts';
import { readConsent, storeConsent } from './stored-consent.ts';

interface ConsentDialogProps {
  /** Privacy policy and imprint, which must be readable before any choice. */
  legal: readonly { title: string; url: string }[];
  onClose: () => void;
}

const everything = Object.keys(services) as ServiceName[];

/** The cookie manager (CONS-05): three answers of equal weight, and behind 'choose' every service on its own. Closed without an answer, nothing is stored. */
export default function ConsentDialog({ legal, onClose }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<ServiceName>>(() => new Set(readConsent()?.services));
  // Who chose before comes to change it.
  const [isDetailed, setIsDetailed] = useState(() => readConsent() !== null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const answer = (names: Iterable<ServiceName>) => {
    storeConsent(new Set(names));
    dialog.current?.close();
  };
  const toggle = (names: readonly ServiceName[], isOn: boolean) => setChosen((before) => new Set(changed(before, names, isOn)));
  return (
    <dialog ref={dialog} className={isDetailed ? 'consent detailed' : 'consent'} aria-labelledby="consent-title" onClose={onClose}>
      {/* biome-ignore lint/a11y/noAutofocus: the question is read out first, and no answer is preset */}
      <h2 id="consent-title" tabIndex={-1} autoFocus>
        {isDetailed ? m.consent_choice() : m.consent_title()}
      </h2>
      <p>{isDetailed ? m.consent_choice_intro() : m.consent_intro()}</p>
      {isDetailed && (
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
      )}
      <div className="answers">
        <button type="button" className="btn quiet" onClick={() => answer(everything)}>
          {m.consent_accept_all()}
        </button>
        <button type="button" className="btn quiet" onClick={() => answer([])}>
          {m.consent_required_only()}
        </button>
        <button type="button" className="btn quiet" onClick={() => (isDetailed ? answer(chosen) : setIsDetailed(true))}>
          {isDetailed ? m.consent_save() : m.consent_choose()}
        </button>
      </div>
      {legal.length > 0 && (
        <p className="legal">
          {legal.map(({ title, url }) => (
            <a key={url} href={url}>
              {title}
            </a>
          ))}
        </p>
      )}
    </dialog>
  );
}

function* changed(before: ReadonlySet<ServiceName>, names: readonly ServiceName[], isOn: boolean): Iterable<ServiceName> {
  for (const name of before) if (!names.includes(name)) yield name;
  if (isOn) yield* names;
}
