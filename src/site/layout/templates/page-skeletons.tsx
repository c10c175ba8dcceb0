import type { ReactNode } from 'react';
import type { Language } from '../../../core/languages.ts';
import { CardsSkeleton, ListSkeleton } from '../../../features/programme/calendar/list-skeleton.tsx';
import { ProductionsSkeleton } from '../../../features/programme/productions/productions-skeleton.tsx';
import { type RouteName, routeAddresses } from '../../../urls.ts';

/**
 * Skeletons of pages (LAYOUT-11), for soft navigation, which shows the first one whose paths match the address it loads. In the order of
 * urls.ts: some routes have none, and the last one matches any other page.
 */
export function PageSkeletons({ language, hasCards }: { language: Language; hasCards: boolean }) {
  const list = hasCards ? <CardsSkeleton /> : <ListSkeleton />;
  const skeletons: [RouteName[], ReactNode][] = [
    [['home'], <HomeSkeleton key="home" />],
    [['events'], <CalendarSkeleton key="events" list={list} />],
    [['event', 'production', 'person', 'series', 'venue'], <DetailSkeleton key="event" />],
    [['productions', 'team'], <PostersSkeleton key="productions" />],
    [['magazine', 'magazineCategory', 'magazineTag'], <MagazineSkeleton key="magazine" />],
    [['user', 'form', 'search', 'searchView', 'searchViewPage', 'offlineProgramme'], null],
    [['page'], <HeaderSkeleton key="page" />],
  ];
  return skeletons.map(([names, geometry]) => (
    <template key={names[0]} data-skeleton={names[0]} data-paths={names.map((name) => routeAddresses[name].path[language]).join(' ')}>
      {geometry}
    </template>
  ));
}

/** Stand in for a list while one of its filters loads (LAYOUT-11), for `filtered-list`, by the list's name. */
export function ListSkeletons({ hasCards }: { hasCards: boolean }) {
  return (
    <>
      <template data-list-skeleton="calendar">{hasCards ? <CardsSkeleton /> : <ListSkeleton />}</template>
      <template data-list-skeleton="productions">
        <ProductionsSkeleton />
      </template>
    </>
  );
}

/** Slides with a picture. */
function HomeSkeleton() {
  return (
    <div className="m-hero-media bleed">
      <div className="slide dark wide">
        <div className="pic sk" />
        <div className="wrap">
          <div className="head">
            <div className="sk h1" />
            <div className="sk t" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Breadcrumb, title, the filters with their options, events. */
function CalendarSkeleton({ list }: { list: ReactNode }) {
  return (
    <div className="wrap">
      <CrumbSkeleton />
      <div className="cal-head">
        <div className="sk h1" />
      </div>
      <div className="filter-row">
        <div className="sk options" />
      </div>
      <div data-list="">{list}</div>
    </div>
  );
}

/** Breadcrumb and title. */
function HeaderSkeleton() {
  return (
    <div className="wrap">
      <CrumbSkeleton />
      <div className="sk h1" />
    </div>
  );
}

function CrumbSkeleton() {
  return (
    <div className="crumb">
      <div className="sk t" />
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
        <Pictures count={3} />
      </div>
    </div>
  );
}

/** Breadcrumb, title, the filters with their options, posters. */
function PostersSkeleton() {
  return (
    <div className="wrap season">
      <CrumbSkeleton />
      <div className="sk h1" />
      <div className="sk options" />
      <div className="prods">
        <Pictures count={4} />
      </div>
    </div>
  );
}

function Pictures({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => <div key={index} className="sk pic" />);
}

/** Page header, booking bar, texts. */
function DetailSkeleton() {
  return (
    <>
      <div className="ehero dark">
        <div className="wrap">
          <CrumbSkeleton />
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
