import { PageError, Redirect } from '../../core/http/page-outcomes.ts';
import { parseId } from '../../core/text/parse-id.ts';
import { localDay } from '../../core/text/wall-clock.ts';
import { toArticleData } from '../../features/magazine/article/article-data.ts';
import { ArticlePage } from '../../features/magazine/article/article-page.tsx';
import { readArticle } from '../../features/magazine/article.read.server.ts';
import { isReservedSlug } from '../../features/magazine/article-address.ts';
import { readRelatedArticles } from '../../features/magazine/articles.read.server.ts';
import { toShareUrl } from '../../features/media/media.read.server.ts';
import { readProductionsOf } from '../../features/programme/reads/productions.read.server.ts';
import { toProductionCard } from '../../features/programme/rows/production-card-data.ts';
import { useCurrentPage } from '../../features/site/current-page.ts';
import { m } from '../../paraglide/messages.js';
import { ShareButton } from '../../ui/share-button/share-button.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { parentsOfArticle } from '../layout/parents.ts';
import { readSlot } from '../layout/read-slot.server.ts';
import { Slot } from '../layout/slot.tsx';
import { describeQuestions } from '../rendering/faq-structured-data.ts';
import { type DescribedSite, describeDocument, type HeadEntry, summaryOf } from '../rendering/meta.ts';
import type { PageContext } from '../rendering/page-context.server.ts';
import { readArticleGraph } from '../rendering/structured-data.server.ts';
import { ArticleProductions } from './article-productions.tsx';

/** One article of the magazine (MAG-08). The id decides; a differing slug leads to the canonical address (ROUTE-09). */
export async function load(place: PageContext) {
  const { reading, language } = place;
  const id = isReservedSlug(place.params.slug) ? null : parseId(place.params.id);
  const article = id === null ? null : await readArticle(reading, id, language);
  if (!article) throw new PageError(404, m.error_not_found());
  if (place.params.slug !== article.slug) throw new Redirect(article.urls[language] ?? '', 301);
  const slot = await readSlot(place, 'article', article.id);
  return {
    language,
    today: localDay(reading.now),
    article: toArticleData(article, language),
    related: await readRelatedArticles(reading, article, language),
    productions: (await readProductionsOf(reading, article.productions, language)).map(toProductionCard),
    id: article.id,
    urls: article.urls,
    share: toShareUrl(article.image_obj),
    slot,
    graph: await readArticleGraph(place, article, describeQuestions(slot)),
  };
}

type Data = Awaited<ReturnType<typeof load>>;

export const head = (data: Data, site: DescribedSite): HeadEntry[] => [
  ...describeDocument(site, {
    title: data.article.name,
    description: summaryOf(data.article),
    urls: data.urls,
    image: data.share,
    type: 'article',
  }),
  // Where the site is not indexed there is no structured data, and reader views of browsers take author and day from these (SITE-170).
  ...(data.article.author ? [{ name: 'author', content: data.article.author }] : []),
  { property: 'article:published_time', content: data.article.date },
  ...(data.graph ? [{ 'script:ld+json': data.graph }] : []),
];

export function View({ data }: { data: Data }) {
  const { id, article, related, productions, slot, urls, language, today } = data;
  const { origin } = useCurrentPage();
  return (
    <ArticlePage
      article={article}
      related={related}
      language={language}
      breadcrumb={<Breadcrumb current={article.name} parents={parentsOfArticle(article, language)} />}
      share={<ShareButton url={`${origin}${urls[language] ?? ''}`} title={article.name} />}
      slot={<Slot of="article" id={id} modules={slot} language={language} />}
      productions={<ArticleProductions cards={productions} language={language} today={today} />}
    />
  );
}
