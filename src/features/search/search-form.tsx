import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { href } from '../../urls.ts';

interface SearchFormProps {
  language: Language;
  /** Unique in the document. */
  id: string;
  /** Its action; all results by default. A view of the results keeps that view and begins at its first page (SRCH-15). */
  action?: string;
  /** What was searched for (SRCH-13). */
  term?: string;
  /** 'folding' hides the input behind the button until it is pressed (SRCH-02). */
  shape: 'folding' | 'open' | 'large';
  /** Absolute address of the site; the one form that has it declares the search of the website (SRCH-01). */
  origin?: string;
}

/**
 * The search form (SRCH-01). Without script the browser does everything: the button of an empty form focuses its required
 * input and so unfolds it, and a term leads to the results. Script adds `search-forms.ts`, loaded on first use.
 */
export function SearchForm({ language, id, action = href('search', language), term = '', shape, origin }: SearchFormProps) {
  const declaration =
    origin === undefined ? {} : { itemProp: 'potentialAction', itemScope: true, itemType: 'https://schema.org/SearchAction' };
  const form = (
    <form className={`search-form ${shape}`} action={action} data-results={href('search', language)} {...declaration}>
      {origin !== undefined && <meta itemProp="target" content={`${origin}${href('search', language)}?q={q}`} />}
      <div className="field">
        <label className="vh" htmlFor={id}>
          {m.search_term()}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          maxLength={200}
          placeholder={m.search_term()}
          defaultValue={term}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          itemProp={origin === undefined ? undefined : 'query-input'}
        />
        <button type="reset" className="ibtn clear" aria-label={m.search_clear()}>
          <Icon name="close" />
        </button>
      </div>
      <button type="submit" className="ibtn" aria-label={m.search()}>
        <Icon name="search" />
      </button>
      <div className="suggestions" />
      <p className="vh" role="status" />
    </form>
  );
  if (origin === undefined) return <search>{form}</search>;
  return (
    <search itemScope itemType="https://schema.org/WebSite">
      <meta itemProp="url" content={`${origin}/`} />
      {form}
    </search>
  );
}
