import { useContext } from 'react';
import type { Module, ModuleOf, ViewProps } from '../../core/module/module.ts';
import { LevelAbove, Siblings } from '../../core/module/module-context.ts';
import type { Waking } from '../../core/module/module-source.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import type { heroMedia } from './hero-media.module.ts';
import { HeroSlide } from './hero-slide.tsx';
import { HeroSlides } from './hero-slides.tsx';

export const waking: Waking = 'near';

/** Neighbours of one kind are slides of one hero, which the first of them draws. */
export function HeroMediaView({ module, language }: ViewProps<typeof heroMedia>) {
  const siblings = useContext(Siblings);
  const Title = titleTag(useContext(LevelAbove));
  const slides = runFrom(siblings, module);
  if (slides.length === 0) return null;
  const opensPage = module.content_type === 'page' && module.parent === null && siblings[0]?.id === module.id;
  const drawn = slides.map((slide, index) => (
    <HeroSlide
      key={slide.id}
      slide={slide}
      language={language}
      title={opensPage && index === 0 ? 'h1' : Title}
      isFirst={opensPage && index === 0}
    />
  ));
  if (slides.length === 1) return <div className="m-hero-media bleed">{drawn}</div>;
  return (
    <HeroSlides slides={slides} language={language}>
      {drawn}
    </HeroSlides>
  );
}

type Slide = ModuleOf<typeof heroMedia>;

/** This one and those directly after it; none where it follows another one. */
function runFrom(siblings: readonly Module[], { id, model }: Slide): Slide[] {
  const at = siblings.findIndex((sibling) => sibling.id === id);
  if (siblings[at - 1]?.model === model) return [];
  const after = siblings.slice(at);
  const end = after.findIndex((sibling) => sibling.model !== model);
  return (end < 0 ? after : after.slice(0, end)) as unknown as Slide[];
}
