import { Redirect } from '../../core/http/page-outcomes.ts';
import { readDrafted } from '../../features/admin/drafts/drafted.read.server.ts';
import { entryAt } from '../../features/pages/edited-content.ts';
import { matchUrl, type RouteName } from '../../urls.ts';
import type { AnyRoute } from '../routes/route.ts';
import type { PageContext } from './page-context.server.ts';

/** What a page shows; to who edits the page of an entry also the draft of that (EDIT-13). */
export async function loadRoute(context: PageContext, routeName: RouteName | null, route: AnyRoute) {
  const { reading, params, language } = context;
  const { isEditor, edition } = reading.viewer;
  const entry = isEditor && edition?.kind === 'draft' ? entryAt(routeName, params.id ?? '') : null;
  if (!entry) return route.load(context);
  return readDrafted(reading, { ...entry, language }, async (drafted) => {
    try {
      return await route.load({ ...context, reading: drafted });
    } catch (error) {
      // A drafted title would move the page, which stays where visitors find it.
      const there = error instanceof Redirect ? matchUrl(error.location) : null;
      if (there?.name !== routeName || there?.parameters.id !== params.id) throw error;
      return route.load({ ...context, reading: drafted, params: there.parameters });
    }
  });
}
