import type { ReactNode } from 'react';
import { titleFit } from '../../ui/title-fit.ts';

/** Way, title and search start of a page of the magazine (MAG-01). */
export function MagazineHead({ title, breadcrumb, search }: { title: string; breadcrumb: ReactNode; search: ReactNode }) {
  const { text, style } = titleFit(title, 'head');
  return (
    <header className="mag-head">
      {breadcrumb}
      <h1 style={style}>{text}</h1>
      {search}
    </header>
  );
}
