import type { FocusEvent, KeyboardEvent } from 'react';
import { languages, locales } from '../core/languages.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import { useAddress, useOwnQuery } from './address.ts';

/** The same page in the other language (NAV-05). A whole new document: texts follow its `lang`. Works without script. */
export function LanguageSwitch() {
  const { name, language, urls } = useAddress();
  const query = useOwnQuery(name);
  return (
    <details className="lang" onBlur={closeWhenLeft} onKeyDown={closeOnEscape}>
      <summary>
        <Icon name="globe" />
        <span aria-hidden="true">{locales[language].name}</span>
        <span className="vh">{m.header_language({ name: locales[language].name })}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {languages.map((target) => (
          <li key={target}>
            {target === language ? (
              <span aria-current="true">
                {locales[target].name}
                <Icon name="check" />
              </span>
            ) : (
              <a href={urls[target] + query} hrefLang={target} lang={target}>
                {locales[target].readName}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
