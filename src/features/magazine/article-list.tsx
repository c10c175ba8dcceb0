import { m } from '../../paraglide/messages.js';
import { useKeptScroll } from '../../ui/scroll-memory.ts';
import { ArticleCard } from './article-card.tsx';
import type { MagazineData } from './magazine-data.ts';
import { MoreArticles } from './more-articles.tsx';
import { useArticleList } from './use-article-list.ts';

/** Pictures likely to be in the first view where no leading article stands above them. */
const firstPictures = 3;

/** The articles below the leading one. `step` is the step of the visit this list belongs to, `url` its address without query. */
export function ArticleList({ data, step, url }: { data: MagazineData; step: string; url: string }) {
  const list = useArticleList(data, step);
  useKeptScroll(step);
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="vh">
        {m.magazine_articles()}
      </h2>
      <ul className="acards">
        {list.rows.map((card, index) => (
          <ArticleCard key={card.id} card={card} language={data.language} isFirst={!data.leading && index < firstPictures} />
        ))}
      </ul>
      <MoreArticles list={list} page={data.page} pages={data.pages} hrefOf={(page) => (page > 1 ? `${url}?page=${page}` : url)} />
    </section>
  );
}
