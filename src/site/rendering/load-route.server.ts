import { Redirect } from '../../core/http/page-outcomes.ts';
import { readDrafted } from '../../features/admin/drafts/drafted.read.server.ts';
import { entryAt } from '../../features/pages/edited-content.ts';
import { matchUrl, type RouteName } from '../../urls.ts';
import type { AnyRoute } from '../routes/route.ts';
import type { PageContext } from './page-context.server.ts';

/** What a page shows; to editors of the page of an entry also its draft (EDIT-13), or what plans make of it until a moment (PAGE-12). */
export async function loadRoute(context: PageContext, routeName: RouteName | null, route: AnyRoute) {
  const { reading, params, language } = context;
  const { isEditor, edition } = reading.viewer;
  const isOther = edition?.kind === 'draft' || edition?.kind === 'public';
  const entry = isEditor && isOther ? entryAt(routeName, params.id ?? '') : null;
  if (!entry) return route.load(context);
  const then = edition?.kind === 'public' && { asOf: edition.asOf };
  return readDrafted(reading, { ...entry, language, ...then }, async (drafted) => {
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
