import type { CSSProperties } from 'react';
import type { Language } from '../../core/languages.ts';
import { langOf, type ModuleOf } from '../../core/module/module.ts';
import { Picture } from '../../ui/picture.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import { titleSize } from '../../ui/title-size.ts';
import { HeroButtons } from './hero-buttons.tsx';
import { HeroDate, type SlideDate } from './hero-date.tsx';
import type { heroMedia } from './hero-media.module.ts';
import { HeroVideo } from './hero-video.tsx';

/** `next_date` is missing until a new module was loaded once. */
export type Slide = ModuleOf<typeof heroMedia> & { next_date?: SlideDate | null };

interface HeroSlideProps {
  slide: Slide;
  language: Language;
  title: 'h1' | 'h2';
  /** True for the first thing a visitor sees: its picture is loaded before others. */
  isFirst: boolean;
}

export function HeroSlide({ slide, language, title: Title, isFirst }: HeroSlideProps) {
  const { headline, text, image_obj, image_thumbnails, video_obj, next_date = null } = slide;
  const { text: title, style } = titleFit(headline, 'head', langOf(slide, 'headline', language));
  const isUpright = image_obj !== null && image_obj.height > image_obj.width;
  const look = !image_obj && !video_obj ? 'plain' : isUpright ? 'upright' : 'wide';
  // A wide picture is cut to the height of the slide.
  const sizes = `(max-width: 63.99em) 100vw, ${isUpright ? 50 : 85}vw`;
  return (
    <div className={`slide dark ${look}`} id={`slide-${slide.id}`}>
      {look !== 'plain' && (
        <div className="pic">
          {image_obj && (
            <Picture
              image={image_obj}
              thumbnails={image_thumbnails}
              sizes={isFirst ? sizes : `auto, ${sizes}`}
              ratio={isUpright ? [4, 5] : [16, 9]}
              priority={isFirst}
            />
          )}
          {video_obj && <HeroVideo url={video_obj.url} />}
        </div>
      )}
      <div className="wrap">
        <div className="head">
          {next_date && <HeroDate date={next_date} language={language} />}
          <Title
            className={`title ${titleSize(headline)}`}
            lang={langOf(slide, 'headline', language)}
            style={{ ...style, '--letters': headline.length } as CSSProperties}
          >
            {title}
          </Title>
          {text && (
            <p className="lead" lang={langOf(slide, 'text', language)}>
              {text}
            </p>
          )}
          <HeroButtons slide={slide} date={next_date} language={language} />
        </div>
      </div>
    </div>
  );
}
