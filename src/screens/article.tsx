import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useRouteLoaderData } from 'react-router';
import { houseDay } from '../core/text/wall-clock.ts';
import { readArticle } from '../features/magazine/article.read.server.ts';
import { isReservedSlug } from '../features/magazine/article-address.ts';
import { toArticleData } from '../features/magazine/article-data.ts';
import { ArticlePage } from '../features/magazine/article-page.tsx';
import { readRelatedArticles } from '../features/magazine/articles.read.server.ts';
import { toArticleCard } from '../features/magazine/magazine-data.ts';
import { toShareUrl } from '../features/media/media.read.server.ts';
import { toProductionCard } from '../features/programme/production-card-data.ts';
import { readProductionsOf } from '../features/programme/productions.read.server.ts';
import { m } from '../paraglide/messages.js';
import type { RootData } from '../root.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { ArticleProductions } from './article-productions.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { readSlotToSend } from './content.server.ts';
import { idOf } from './id-of.ts';
import { describeDocument, rootOf, summaryOf } from './meta.ts';
import { pageContext } from './page-context.server.ts';
import { parentsOfArticle } from './parents.ts';
import { Slot } from './slot.tsx';
import { readArticleGraph } from './structured-data.server.ts';

/** One article of the magazine (MAG-08). The id decides; a differing slug leads to the canonical address (ROUTE-09). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const place = context.get(pageContext);
  const { reading, language, origin } = place;
  const id = isReservedSlug(params.slug) ? null : idOf(params.id);
  const article = id === null ? null : await readArticle(reading, id, language);
  if (!article) throw new Response(m.error_not_found(), { status: 404 });
  if (params.slug !== article.slug) throw redirect(article.urls[language] ?? '', 301);
  return {
    language,
    today: houseDay(reading.now),
    article: toArticleData(article, language),
    related: (await readRelatedArticles(reading, article, language)).map(toArticleCard),
    productions: (await readProductionsOf(reading, article.productions, language)).map(toProductionCard),
    id: article.id,
    urls: article.urls,
    share: toShareUrl(article.image_obj),
    slot: await readSlotToSend(place, 'article', article.id),
    graph: await readArticleGraph(reading, article, language, origin),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...describeDocument(rootOf(matches), {
          title: loaderData.article.name,
          description: summaryOf(loaderData.article),
          urls: loaderData.urls,
          image: loaderData.share,
          type: 'article',
        }),
        ...(loaderData.graph ? [{ 'script:ld+json': loaderData.graph }] : []),
      ]
    : [];

export default function Article() {
  const { id, article, related, productions, slot, urls, language, today } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>('root');
  return (
    <ArticlePage
      article={article}
      related={related}
      language={language}
      breadcrumb={<Breadcrumb current={article.name} parents={parentsOfArticle(article, language)} />}
      share={<ShareButton url={`${root?.origin ?? ''}${urls[language] ?? ''}`} title={article.name} />}
      slot={<Slot of="article" id={id} modules={slot} language={language} />}
      productions={<ArticleProductions cards={productions} language={language} today={today} />}
    />
  );
}
