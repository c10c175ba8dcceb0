import { type ComponentType, Fragment, type ReactNode } from 'react';
import { ChildrenSection } from './children-section.tsx';
import { ContributorsSection } from './contributors-section.tsx';
import { DatesSection } from './dates-section.tsx';
import { DescriptionSection, ImportantInfoSection, IntroductionSection } from './description-section.tsx';
import { ImageSection, VideoSection } from './media-sections.tsx';
import { ProgramsSection } from './programs-section.tsx';
import type { SectionProps } from './section-props.ts';
import { SeriesSection } from './series-section.tsx';
import { SponsorsSection } from './sponsors-section.tsx';
import { OpeningHoursSection, PromoterSection } from './text-sections.tsx';

/** Every section of the programme by its name in the design settings. Each shows nothing when it has no content (EVD-02). */
const sections: Record<string, ComponentType<SectionProps>> = {
  Introduction: IntroductionSection,
  ImportantInfo: ImportantInfoSection,
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

interface DetailSectionsProps extends SectionProps {
  order: readonly string[];
  /** Sections of other features by their names in the design settings. */
  others: Readonly<Record<string, ReactNode>>;
}

/** The sections in the brand's order (BRAND-12). */
export function DetailSections({ order, others, ...props }: DetailSectionsProps) {
  return (
    <div className="sections">
      {withIntroduction(order).map((name) => {
        const Section = sections[name];
        return Section ? <Section key={name} {...props} /> : <Fragment key={name}>{others[name]}</Fragment>;
      })}
    </div>
  );
}

/** Important notes stand beside the description where the brand names the two one after the other: they share a place then. */
function withIntroduction(order: readonly string[]): string[] {
  return order.flatMap((name, index) => {
    const isPair = (first: number) => {
      const pair = order.slice(first, first + 2);
      return pair.includes('Description') && pair.includes('ImportantInfo');
    };
    if (isPair(index)) return ['Introduction'];
    return isPair(index - 1) ? [] : [name];
  });
}
