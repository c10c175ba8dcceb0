import type { ReactNode } from 'react';
import type { ImageObj, Thumbnails } from '../../../core/contract/shapes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { titleFit } from '../../../ui/title-fit.ts';
import { titleSize } from '../../../ui/title-size.ts';
import type { AccessService } from '../programme.codes.ts';
import { AccessList } from '../rows/access-list.tsx';

interface DetailHeroProps {
  entry: {
    name: string;
    headline: string;
    preline: string;
    subline: string;
    access: AccessService[];
    untranslated: Record<string, string>;
    image_obj: ImageObj | null;
    image_thumbnails: Thumbnails | null;
  };
  breadcrumb: ReactNode;
  /** Above the title: labels, what kind of evening it is. */
  above?: ReactNode;
  /** Below the title: ways to go on. */
  children?: ReactNode;
}

/** Head of a detail page: what it is called, who made it, how it looks. */
export function DetailHero({ entry, breadcrumb, above, children }: DetailHeroProps) {
  const { name, headline, preline, subline, untranslated, image_obj, image_thumbnails } = entry;
  const { text, style } = titleFit(name, 'head', untranslated.name);
  return (
    <div className={image_obj ? 'ehero dark' : 'ehero bare dark'}>
      <div className="wrap">
        {breadcrumb}
        {image_obj && (
          <div className="pic">
            <Picture image={image_obj} thumbnails={image_thumbnails} sizes="(max-width: 63.99em) 100vw, 42vw" ratio={[4, 5]} priority />
          </div>
        )}
        <header className="head">
          {above}
          <h1 className={titleSize(name)} lang={untranslated.name} style={style}>
            {text}
          </h1>
          {headline && (
            <p className="lead pre" lang={untranslated.headline}>
              {headline}
            </p>
          )}
          {(preline || subline) && (
            <p className="lead">
              {preline && <span lang={untranslated.preline}>{preline}</span>}
              {preline && subline && '. '}
              {subline && <span lang={untranslated.subline}>{subline}</span>}
            </p>
          )}
        </header>
        <div className="meta">
          <AccessList access={entry.access} surtitles="" />
          {children}
        </div>
      </div>
    </div>
  );
}
