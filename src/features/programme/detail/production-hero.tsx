import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { ProductionEntry } from './detail-entry.ts';
import { DetailHero } from './detail-hero.tsx';

interface ProductionHeroProps {
  production: ProductionEntry;
  breadcrumb: ReactNode;
  /** Address of the production it is a part of; null without one. */
  parentUrl: string | null;
  children?: ReactNode;
}

/** Head of the production page: above its title the season, type and genre, below it what it is a part of. */
export function ProductionHero({ production, breadcrumb, parentUrl, children }: ProductionHeroProps) {
  const { season, exhibition_type, genre, parent } = production;
  // Type and genre of one name are one word: 'Drama'.
  const kind = [...new Set([exhibition_type?.name, genre?.name, season?.name])].filter(Boolean).join(', ');
  return (
    <DetailHero entry={production} breadcrumb={breadcrumb} above={kind && <p className="kind">{kind}</p>}>
      {parent && parentUrl && (
        <p>
          {m.production_part_of()} <a href={parentUrl}>{parent.name}</a>
        </p>
      )}
      {children}
    </DetailHero>
  );
}
