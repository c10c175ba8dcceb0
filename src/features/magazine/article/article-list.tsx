import { m } from '../../../paraglide/messages.js';
import { GrowingList } from '../../../ui/growing-list/growing-list.tsx';
import type { MagazineData } from '../magazine-data.ts';
import { ArticleCard } from './article-card.tsx';
import { MoreArticles } from './more-articles.tsx';

/** Pictures likely to be in the first view where no leading article stands above them. */
const firstPictures = 3;

/** The articles below the leading one. `url` is the address of the list without query. */
export function ArticleList({ data, url }: { data: MagazineData; url: string }) {
  const { rows, leading, language, page, pages } = data;
  const hrefOf = (number: number) => (number > 1 ? `${url}?page=${number}` : url);
  return (
    <section aria-labelledby="articles">
      <h2 id="articles" className="vh">
        {m.magazine_articles()}
      </h2>
      <GrowingList
        name="articles"
        page={page}
        hrefOf={hrefOf}
        grows="on demand"
        end={<MoreArticles page={page} pages={pages} hrefOf={hrefOf} />}
      >
        <ul className="acards" data-key="articles">
          {rows.map((card, index) => (
            <ArticleCard key={card.id} card={card} language={language} isFirst={!leading && index < firstPictures} />
          ))}
        </ul>
      </GrowingList>
    </section>
  );
}
