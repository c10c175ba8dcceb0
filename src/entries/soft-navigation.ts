import { followLinks } from '../islands/navigation/follow-links.ts';
import { currentOf } from '../site/layout/mark-links.ts';
import { loadTemplates } from '../ui/load-templates.ts';

/** Soft navigation with what it needs from this site; loaded on first intent to follow a link. */
export const linkFollowing = followLinks({
  currentOf,
  loadOverlay: async () => {
    const [{ eventOverlay }] = await Promise.all([import('../site/layout/overlay/event-overlay.ts'), loadTemplates()]);
    return eventOverlay;
  },
  restoreLists: async (next, state, signal) => {
    if (!state.loadedPages) return;
    const { restoreGrownLists } = await import('../ui/growing-list/restore-grown-lists.ts');
    await restoreGrownLists(next, state, signal);
  },
});
