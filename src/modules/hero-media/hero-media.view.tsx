import { useContext } from 'react';
import type { Module, ViewProps } from '../../core/module/module.ts';
import { LevelAbove, Siblings } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import type { heroMedia } from './hero-media.module.ts';
import { HeroSlide, type Slide } from './hero-slide.tsx';
import { HeroSlides } from './hero-slides.tsx';

/** Neighbours of one kind are slides of one hero, which the first of them renders. */
export function HeroMediaView({ module, language }: ViewProps<typeof heroMedia>) {
  const siblings = useContext(Siblings);
  const Title = titleTag(useContext(LevelAbove));
  const slides = runWith(siblings, module);
  if (slides[0]?.id !== module.id) return null;
  const opensPage = module.content_type === 'page' && module.parent === null && siblings[0]?.id === module.id;
  const rendered = slides.map((slide, index) => (
    <HeroSlide
      key={slide.id}
      slide={slide}
      language={language}
      title={opensPage && index === 0 ? 'h1' : Title}
      isFirst={opensPage && index === 0}
    />
  ));
  if (slides.length === 1) return <div className="m-hero-media bleed">{rendered}</div>;
  return (
    <HeroSlides slides={slides} language={language}>
      {rendered}
    </HeroSlides>
  );
}

/** This one and those directly before and after it. */
function runWith(siblings: readonly Module[], { id, model }: Slide): Slide[] {
  const at = siblings.findIndex((sibling) => sibling.id === id);
  const begin = siblings.findLastIndex((sibling, index) => index < at && sibling.model !== model) + 1;
  const end = siblings.findIndex((sibling, index) => index > at && sibling.model !== model);
  return siblings.slice(begin, end < 0 ? undefined : end) as unknown as Slide[];
}
