import type { ReactNode } from 'react';
import type { Language } from '../../core/languages.ts';
import { langOf, type ModuleOf } from '../../core/module/module.ts';
import { m } from '../../paraglide/messages.js';
import type { heroMedia } from './hero-media.module.ts';

interface HeroSlidesProps {
  slides: readonly ModuleOf<typeof heroMedia>[];
  language: Language;
  children: ReactNode;
}

/** Slides side by side in a track that snaps; below them a mark for each, a link without script. They move only when somebody wants them to. */
export function HeroSlides({ slides, language, children }: HeroSlidesProps) {
  const after = `after-slide-${slides.at(-1)?.id}`;
  return (
    <hero-slides when="visible" className="m-hero-media bleed of-many">
      {/* Every slide has two links and a mark: too many presses of Tab before the dates. */}
      <a className="past" href={`#${after}`}>
        {m.hero_skip_slides()}
      </a>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard */}
      <section className="track" tabIndex={0} aria-label={m.hero_slides()}>
        {children}
      </section>
      <ol className="marks wrap">
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <a href={`#slide-${slide.id}`} aria-current={index === 0 || undefined} data-hold="">
              <span lang={langOf(slide, 'headline', language)}>{slide.headline}</span>
            </a>
          </li>
        ))}
      </ol>
      <span id={after} tabIndex={-1} />
    </hero-slides>
  );
}
