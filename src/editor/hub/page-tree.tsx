import { type Language, languages } from '../../core/languages.ts';
import type { HubPage, HubPanel } from '../../features/pages/hub-page.ts';
import { StateBadge } from '../../features/pages/state-badge.tsx';
import { m } from '../../paraglide/messages.js';
import { TrashPage } from './trash-page.tsx';

interface PageTreeProps {
  language: Language;
  pages: readonly HubPage[];
  onOpen(panel: HubPanel): void;
}

/** All pages below each other with both titles and how each language stands; behind each what can be done with it. */
export function PageTree({ language, pages, onOpen }: PageTreeProps) {
  return (
    <div className="hub-scroll">
      <table className="bs-table">
        <thead>
          <tr>
            <th scope="col">{m.language_german()}</th>
            <th scope="col">{m.language_english()}</th>
            <th scope="col">{m.hub_state({ language: 'DE' })}</th>
            <th scope="col">{m.hub_state({ language: 'EN' })}</th>
            <th scope="col">
              <span className="bs-vh">{m.hub_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => {
            const title = page.titles[language] || page.titles.de || page.titles.en || page.urls[language];
            return (
              <tr key={page.id}>
                {languages.map((each) => (
                  <td key={each} style={{ paddingInlineStart: each === 'de' ? `${0.75 + page.depth * 1.25}rem` : undefined }}>
                    {page.titles[each] ? (
                      <a href={`${page.urls[each]}?edit`}>{page.titles[each]}</a>
                    ) : (
                      <span className="bs-meta">{m.hub_missing()}</span>
                    )}
                  </td>
                ))}
                {languages.map((each) => (
                  <td key={each}>
                    <LanguageState page={page} language={each} />
                  </td>
                ))}
                <td>
                  <details className="hub-menu" name="hub-menu">
                    <summary className="bs-btn small" aria-label={m.hub_actions_of({ title })}>
                      …
                    </summary>
                    <div className="bs-pop bs-menu">
                      {actions.map(({ name, label }) => (
                        <button
                          key={name}
                          className="mi"
                          type="button"
                          onClick={({ currentTarget }) => {
                            currentTarget.closest('details')?.removeAttribute('open');
                            onOpen({ name, page: page.id });
                          }}
                        >
                          {label()}
                        </button>
                      ))}
                      {!page.isFixed && <TrashPage language={language} page={page.id} title={title} />}
                    </div>
                  </details>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const actions = [
  { name: 'settings', label: m.page_settings_title },
  { name: 'versions', label: m.versions_title },
  { name: 'publish', label: m.publish_title },
  { name: 'links', label: m.draft_links_title },
] as const;

/** A page nobody has opened yet is a draft. */
function LanguageState({ page, language }: { page: HubPage; language: Language }) {
  const state = page.languages.find((each) => each.language === language);
  return <StateBadge state={state?.state ?? 'draft'} {...(state && { changes: state.changes })} />;
}
