import type { Language } from '../../../core/languages.ts';
import { m } from '../../../paraglide/messages.js';
import { Heart } from '../../../ui/heart.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import { AccessIcons } from './access-icons.tsx';
import type { ProductionCardData } from './production-card-data.ts';
import { runOf } from './production-run.ts';

interface ProductionCardProps {
  card: ProductionCardData;
  language: Language;
  /** Local day 'YYYY-MM-DD'. */
  today: string;
  /** Among the pictures seen first. */
  isFirst?: boolean;
}

/** A production as its poster with what it is and when it is on. The title's link covers the card. */
export function ProductionCard({ card, language, today, isFirst = false }: ProductionCardProps) {
  const run = runOf(card, today, language);
  const { text, style } = titleFit(card.title, 'list', card.languages.title);
  return (
    <li className="prod" data-key={card.id}>
      <div className={card.image ? 'pic' : 'pic blank'}>
        {card.image && (
          <Picture
            image={card.image}
            thumbnails={card.thumbnails}
            sizes="(max-width: 47.99em) 46vw, (max-width: 63.99em) 31vw, 21rem"
            ratio={[4, 5]}
            priority={isFirst}
            isDecorative
          />
        )}
        {card.isPremiere && (
          <p className="labels">
            <span className="label first">{m.status_premiere()}</span>
          </p>
        )}
      </div>
      <Heart of={`production-${card.id}`} name={card.title} url={card.url} />
      <div className="body">
        <h3 style={style}>
          <a href={card.url} data-transition lang={card.languages.title}>
            {text}
          </a>
        </h3>
        {card.preline && (
          <p className="sub" lang={card.languages.preline}>
            {card.preline}
          </p>
        )}
        {run && (
          <p className="run">
            {card.next && !card.isPremiere && <span className="vh">{m.production_next()}: </span>}
            {run}
          </p>
        )}
        <AccessIcons access={card.access} surtitles={card.surtitles} />
      </div>
    </li>
  );
}
