import type { ComponentType } from 'react';
import type { Thumbnails } from '../../../core/contract/shapes.ts';
import type { Language } from '../../../core/languages.ts';
import type { EventDetail } from '../programme.shapes.ts';
import { ChildrenSection } from './children-section.tsx';
import { ContributorsSection } from './contributors-section.tsx';
import { DatesSection } from './dates-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { ImageSection } from './image-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { SeriesSection } from './series-section.tsx';
import { SponsorsSection } from './sponsors-section.tsx';
import { OpeningHoursSection, PromoterSection } from './text-sections.tsx';
import { VideoSection } from './video-section.tsx';

export interface SectionProps {
  event: EventDetail;
  language: Language;
  /** Renditions of the event's pictures by id. */
  thumbnails: Record<number, Thumbnails>;
}

/** Every section by its name in the design settings. Each shows nothing when it has no content (EVD-02). */
const sections: Record<string, ComponentType<SectionProps>> = {
  Description: DescriptionSection,
  Contributors: ContributorsSection,
  ImageSlider: ImageSection,
  Programs: ProgramsSection,
  Children: ChildrenSection,
  Events: DatesSection,
  Series: SeriesSection,
  OpeningHours: OpeningHoursSection,
  Video: VideoSection,
  Promoter: PromoterSection,
  Sponsors: SponsorsSection,
};

/**
 * The sections in the brand's order. Important notes stand beside the description, so the two share a place:
 * that of whichever comes first.
 */
export function EventSections({ order, ...props }: SectionProps & { order: readonly string[] }) {
  const names = [...new Set(order.map((name) => (name === 'ImportantInfo' ? 'Description' : name)))];
  return (
    <div className="sections">
      {names.map((name) => {
        const Section = sections[name];
        return Section && <Section key={name} {...props} />;
      })}
    </div>
  );
}
