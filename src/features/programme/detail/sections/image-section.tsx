import { m } from '../../../../paraglide/messages.js';
import { ImageSlider } from '../../../../ui/slider/image-slider.tsx';
import type { SectionProps } from './section-props.ts';

/** Pictures of the production. */
export function ImageSection({ event, thumbnails }: SectionProps) {
  if (event.images.length === 0) return null;
  return <ImageSlider title={m.event_pictures()} images={event.images} thumbnails={thumbnails} />;
}
