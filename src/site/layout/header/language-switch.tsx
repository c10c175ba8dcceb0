import { languages, locales } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href } from '../../../urls.ts';
import { useLayoutSite } from '../layout-site.ts';

/** The same page in the other language (NAV-05). It loads a document: messages follow its `lang`. Works without script. */
export function LanguageSwitch() {
  const { language } = useLayoutSite();
  return (
    <details className="lang" name="header">
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
              <LanguageLink to={target} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Leads to the current page in another language: `markLinks` sets its address, `swapRegions` (islands/navigation) updates it. */
export function LanguageLink({ to }: { to: (typeof languages)[number] }) {
  return (
    <a href={href('home', to)} data-language={to} hrefLang={to} lang={to}>
      {locales[to].readName}
    </a>
  );
}
