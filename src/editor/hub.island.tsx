import '../ui/backstage/backstage.css';
import './hub.css';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Language } from '../core/languages.ts';
import type { HubPage, HubPanel } from '../features/pages/hub-page.ts';
import type { PlannedAction } from '../features/pages/publishing/plans.contract.ts';
import { m } from '../paraglide/messages.js';
import { adminHref, href } from '../urls.ts';
import { HubBar } from './hub/hub-bar.tsx';
import { HubSchedule } from './hub/hub-schedule.tsx';
import { NewPage } from './hub/new-page.tsx';
import { PageTree } from './hub/page-tree.tsx';
import { Trash } from './hub/trash.tsx';
import { momentOf } from './panels/owner-calls.ts';

interface TrashEntry {
  kind: 'page' | 'module' | 'media';
  id: number;
  title: string;
  model: string | null;
  deleted: string;
  purged: string;
}

interface HubProps {
  language: Language;
  siteName: string;
  userName: string;
  pages: readonly HubPage[];
  drafts: readonly { title: string; url: string; at: string; by: string }[];
  schedule: readonly PlannedAction[];
  trash: readonly TrashEntry[];
}

/** Dialogs and panels, loaded when they are first opened. */
const panels = {
  media: lazy(() => import('./dialogs/image-finder.tsx')),
  settings: lazy(() => import('./panels/page-settings-panel.tsx')),
  versions: lazy(() => import('./panels/versions-panel.tsx')),
  publish: lazy(() => import('./panels/publish-panel.tsx')),
  links: lazy(() => import('./panels/draft-links-panel.tsx')),
};

/** The editors' start page (ROUTE-25). */
export default function Hub({ language, siteName, userName, pages, drafts, schedule, trash }: HubProps) {
  const [panel, setPanel] = useState<HubPanel>(null);
  const close = () => setPanel(null);
  // The address names the page whose settings are requested (settings_url, PAGE-02).
  useEffect(() => {
    const page = Number(new URLSearchParams(window.location.search).get('page'));
    if (pages.some(({ id }) => id === page)) setPanel({ name: 'settings', page });
  }, []);
  const owner = { content_type: 'page', object_id: panel?.page ?? 0 };
  return (
    <div className="bs bs-app hub">
      <HubBar language={language} siteName={siteName} userName={userName} />
      <nav className="bs-nav" aria-label={m.hub_title()}>
        <ul className="plain">
          <li>
            <a href="#pages">{m.hub_pages()}</a>
          </li>
          <li>
            <button type="button" onClick={() => setPanel({ name: 'media', page: 0 })}>
              {m.media_title()}
            </button>
          </li>
          <li>
            <a href={adminHref(language, 'media')}>{m.hub_media_office()}</a>
          </li>
          <li>
            <a href={adminHref(language, 'schedule')}>{m.schedule_title()}</a>
          </li>
          <li>
            <a href="#trash">{m.hub_trash()}</a>
          </li>
          <li>
            <a href={href('home', language)}>{m.hub_website()}</a>
          </li>
        </ul>
      </nav>
      <main className="bs-main" id="main-content">
        <h1>{userName ? m.hub_hello({ name: userName }) : m.hub_title()}</h1>
        <div className="hub-columns">
          <div className="bs-stack">
            <NewPage language={language} pages={pages} />
            <Card id="pages" title={m.hub_pages()}>
              <PageTree language={language} pages={pages} onOpen={setPanel} />
            </Card>
            <Card id="trash" title={m.hub_trash()}>
              <Trash language={language} entries={trash} />
            </Card>
          </div>
          <div className="bs-stack">
            <Card id="drafts" title={m.hub_drafts()}>
              {drafts.length === 0 && <p className="in bs-meta">{m.hub_no_drafts()}</p>}
              <ul className="plain hub-list">
                {drafts.map(({ title, url, at, by }) => (
                  <li key={url}>
                    <a href={`${url}?edit`}>{title || url}</a>
                    <span className="bs-meta">{[momentOf(at, language), by].filter(Boolean).join(', ')}</span>
                  </li>
                ))}
              </ul>
            </Card>
            <Card id="schedule" title={m.hub_schedule()}>
              <HubSchedule {...{ language, schedule }} />
            </Card>
          </div>
        </div>
      </main>
      {panel && (
        <Suspense
          fallback={
            <p className="bs-vh" role="status">
              {m.media_loading()}
            </p>
          }
        >
          {panel.name === 'media' && <panels.media language={language} value={null} isLibrary onChoose={close} onClose={close} />}
          {panel.name === 'settings' && <panels.settings owner={owner} language={language} onClose={close} />}
          {panel.name === 'versions' && <panels.versions owner={owner} language={language} onClose={close} />}
          {panel.name === 'publish' && <panels.publish owner={owner} language={language} onClose={close} />}
          {panel.name === 'links' && <panels.links owner={owner} language={language} onClose={close} />}
        </Suspense>
      )}
    </div>
  );
}

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="bs-card" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      {children}
    </section>
  );
}
