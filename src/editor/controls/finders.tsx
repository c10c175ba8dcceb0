import { type ComponentType, lazy, Suspense } from 'react';
import type { MediaKind } from '../../core/fields/field.ts';
import type { Language } from '../../core/languages.ts';

/** What every finder is given; each is fetched when it is first opened. */
export interface FinderProps {
  language: Language;
  value: unknown;
  /** `url` is where a link leads, for what holds an address and no reference. */
  onChoose(value: unknown, url?: string): void;
  onClose(): void;
  /** For media: the kind the field takes. */
  accepts?: MediaKind;
  /** For links: the kind of things the field takes. */
  type?: string;
}

/** For texts in which Ctrl+K may come at any moment, and what is looked for right behind it. */
export const loadLinkFinder = () => import('../dialogs/link-finder.tsx') as Promise<{ default: ComponentType<FinderProps> }>;

const finders: Record<'image' | 'link' | 'event', ComponentType<FinderProps>> = {
  image: lazy(() => import('../dialogs/media/image-finder.tsx') as Promise<{ default: ComponentType<FinderProps> }>),
  link: lazy(loadLinkFinder),
  event: lazy(() => import('../dialogs/event-finder.tsx') as Promise<{ default: ComponentType<FinderProps> }>),
};

/** One of the finders, over everything (EDIT-10). */
export function DialogSlot({ kind, ...props }: FinderProps & { kind: keyof typeof finders }) {
  const Finder = finders[kind];
  return (
    // Keys in a finder are the finder's.
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys from the page
    <div className="bs bs-over" onKeyDown={(event) => event.stopPropagation()}>
      <Suspense>
        <Finder {...props} />
      </Suspense>
    </div>
  );
}
