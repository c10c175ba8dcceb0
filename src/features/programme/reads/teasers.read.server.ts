import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Reading } from '../../../core/database/reading.server.ts';
import type { Language } from '../../../core/languages.ts';
import { Texts } from '../../../core/text/texts.server.ts';
import { localDay, startOfLocalDay } from '../../../core/text/wall-clock.ts';
import { readTeasers as readArticleTeasers } from '../../magazine/articles.read.server.ts';
import { readPublicArticles } from '../../magazine/public-articles.read.server.ts';
import { readMedia, toPicture } from '../../media/media.read.server.ts';
import { eventUrls, productionUrls } from '../event-rows.server.ts';
import type { ListTeaser } from '../programme.shapes.ts';
import { events, productions, teasers } from '../programme.tables.server.ts';

/** Teasers of the event list, those that are online from today on or all of them, in order (API-18, EVT-11). */
export async function readTeasers(reading: Reading, language: Language, which: 'online' | 'all' = 'online'): Promise<ListTeaser[]> {
  const today = localDay(reading.now);
  const isShown = which === 'online' ? and(eq(teasers.is_online, true), gte(teasers.position, today)) : undefined;
  return reading.once(`teasers:${which}:${language}:${today}`, async (scope) => {
    scope.uses('teasers');
    scope.changesAt(startOfLocalDay(today, 1));
    const rows = await scope.db
      .select({
        teaser: teasers,
        event: { id: events.id, name: events.name },
        production: { id: productions.id, name: productions.name },
      })
      .from(teasers)
      .leftJoin(events, and(eq(events.id, teasers.event), eq(events.is_listed, true)))
      .leftJoin(productions, and(eq(productions.id, teasers.production), eq(productions.is_online, true), isNull(productions.deleted_at)))
      .where(and(isNull(teasers.deleted_at), isShown))
      .orderBy(teasers.position, teasers.id);
    const pictures = await readMedia(
      scope,
      rows.map(({ teaser }) => teaser.image),
    );
    const articles = await readArticleLinks(
      scope,
      rows.flatMap(({ teaser }) => teaser.article ?? []),
      language,
    );
    return rows.map(({ teaser, event, production }): ListTeaser => {
      // Also what is hidden now: once it is shown, the teaser leads to it.
      if (teaser.event !== null) scope.uses(`event:${teaser.event}`);
      if (teaser.production !== null) scope.uses(`production:${teaser.production}`);
      const article = teaser.article === null ? undefined : articles.get(teaser.article);
      const url = event ? eventUrls(event)[language] : production ? productionUrls(production)[language] : article;
      const texts = new Texts(language);
      const text = (field: 'name' | 'preline' | 'headline' | 'subline' | 'text' | 'link_text') => texts.pick(field, teaser[field]);
      return {
        xtype: 'teaser',
        position: teaser.position ?? today,
        style3: teaser.style3,
        id: teaser.id,
        name: text('name'),
        link: { url: url ?? teaser.link },
        preline: text('preline'),
        headline: text('headline'),
        subline: text('subline'),
        text: text('text'),
        link_text: text('link_text'),
        ...toPicture(teaser.image === null ? null : pictures.get(teaser.image), language),
        untranslated: texts.untranslated,
      };
    });
  });
}

/** Addresses of those of some articles that are shown. */
async function readArticleLinks(scope: Reading, ids: readonly number[], language: Language): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const shown = (await readPublicArticles(scope)).filter(({ id }) => ids.includes(id));
  return new Map((await readArticleTeasers(scope, shown, language)).map(({ id, link }) => [id, link.url]));
}
