import { followLinks } from '../islands/navigation/follow-links.ts';
import { currentOf } from '../site/layout/mark-links.ts';

/** Soft navigation with what it needs from this site; loaded on first intent to follow a link. */
export const linkFollowing = followLinks({
  currentOf,
  loadOverlay: async () => (await import('../site/layout/overlay/event-overlay.ts')).eventOverlay,
  restoreLists: async (next, state, signal) => {
    if (!state.loadedPages) return;
    const { restoreGrownLists } = await import('../ui/growing-list/restore-grown-lists.ts');
    await restoreGrownLists(next, state, signal);
  },
});
