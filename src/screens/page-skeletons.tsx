import type { ComponentType } from 'react';
import type { LeafName } from '../urls.ts';

/** The geometries of pages without their content, by the name of their address (LAYOUT-11); loaded apart from the page. */
export const skeletons: Partial<Record<LeafName, ComponentType>> = {
  event: DetailSkeleton,
  production: DetailSkeleton,
  productions: ListSkeleton,
  magazine: MagazineSkeleton,
  magazineCategory: MagazineSkeleton,
  magazineTag: MagazineSkeleton,
  team: ListSkeleton,
  person: DetailSkeleton,
  series: DetailSkeleton,
  venue: DetailSkeleton,
  page: HeaderSkeleton,
};

/** Breadcrumb and title. */
function HeaderSkeleton() {
  return (
    <div className="wrap">
      <div className="crumb">
        <div className="sk t" />
      </div>
      <div className="sk h1" />
    </div>
  );
}

/** Title, links to the categories, articles. */
function MagazineSkeleton() {
  return (
    <div className="wrap season">
      <div className="sk h1" />
      <div className="sk t" />
      <div className="prods wide">
        {[1, 2, 3].map((card) => (
          <div key={card} className="sk pic" />
        ))}
      </div>
    </div>
  );
}

/** Title and posters. */
function ListSkeleton() {
  return (
    <div className="wrap season">
      <div className="sk h1" />
      <div className="prods">
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="sk pic" />
        ))}
      </div>
    </div>
  );
}

/** Page header, booking bar, texts. */
function DetailSkeleton() {
  return (
    <>
      <div className="ehero dark">
        <div className="wrap">
          <div className="crumb">
            <div className="sk t" />
          </div>
          <div className="head">
            <div className="sk t" />
            <div className="sk h1" />
            <div className="sk t" />
          </div>
          <div className="pic">
            <div className="sk fill" />
          </div>
        </div>
      </div>
      <div className="when">
        <div className="wrap" />
      </div>
      <div className="wrap cols">
        <div>
          <div className="sk h3" />
          <div className="sk t" />
          <div className="sk t" />
        </div>
      </div>
    </>
  );
}
