import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSurface } from '../canvas/editor-context.ts';
import type { PanelProps } from './owner-calls.ts';

const panels: Record<'versions' | 'page' | 'links' | 'publish', ComponentType<PanelProps>> = {
  versions: lazy(() => import('./versions/versions-panel.tsx')),
  page: lazy(() => import('./page-settings-panel.tsx')),
  links: lazy(() => import('./versions/draft-links-panel.tsx')),
  publish: lazy(() => import('./publishing/publish-panel.tsx')),
};

/** Panels about the page as a whole, fetched when they are first opened. They begin with everything saved, and what they changed is read anew. */
export function OtherPanel({ kind }: { kind: keyof typeof panels }) {
  const { session, state, language, openPanel, select } = useSurface();
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    void session.save().then(() => setIsSaved(true));
    return () => void session.reload();
  }, [session]);
  if (!isSaved) return null;
  const { content_type, object_id } = state.draft;
  const Panel = panels[kind];
  return (
    <div data-region="panel">
      <Suspense>
        <Panel
          owner={{ content_type, object_id }}
          language={language}
          onClose={() => openPanel(null)}
          onChanged={() => void session.reload()}
          onJump={(id) => {
            select(id, { focuses: true });
            openPanel('settings');
          }}
        />
      </Suspense>
    </div>
  );
}
