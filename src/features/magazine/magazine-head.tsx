import type { ReactNode } from 'react';
import { softHyphens } from '../../ui/soft-hyphens.ts';

/** Way, title and search start of a page of the magazine (MAG-01). */
export function MagazineHead({ title, breadcrumb, search }: { title: string; breadcrumb: ReactNode; search: ReactNode }) {
  return (
    <header className="mag-head">
      {breadcrumb}
      <h1>{softHyphens(title)}</h1>
      {search}
    </header>
  );
}
