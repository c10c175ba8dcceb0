import { m } from '../../../../paraglide/messages.js';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { ImageSlider } from '../../../../ui/slider/image-slider.tsx';
import { ExternalMedia } from '../../../consent/embeds/external-media.tsx';
import { videoOf } from '../video-player.ts';
import type { SectionProps } from './section-props.ts';

/** Pictures of the production. */
export function ImageSection({ event, thumbnails }: SectionProps) {
  if (event.images.length === 0) return null;
  return <ImageSlider title={m.event_pictures()} images={event.images} thumbnails={thumbnails} />;
}

/** The trailer. An uploaded video plays at once, external media only after consent; for hosts without a player it is a link. */
export function VideoSection({ event: { video_url, name, image_obj, image_thumbnails } }: SectionProps) {
  const video = videoOf(video_url);
  if (!video) return null;
  const title = m.video_title({ name });
  const player = video.kind === 'elsewhere' ? video.embed?.player : null;
  return (
    <section className="sec wrap side-s" aria-labelledby="video">
      <h2 id="video">{m.event_video()}</h2>
      <div className="video">
        {video.kind === 'file' ? (
          // biome-ignore lint/a11y/useMediaCaption: trailers come with their captions in the picture
          <video src={video.url} controls preload="none" poster={image_thumbnails?.large} aria-label={title} />
        ) : video.embed && player ? (
          <ExternalMedia
            service={video.embed.service}
            title={title}
            url={video.url}
            player={player}
            allow="autoplay; fullscreen; picture-in-picture"
            ratio={[16, 9]}
            picture={
              image_obj && (
                <Picture
                  image={image_obj}
                  thumbnails={image_thumbnails}
                  sizes="(max-width: 63.99em) 100vw, 60vw"
                  ratio={[16, 9]}
                  isDecorative
                />
              )
            }
          />
        ) : (
          <a className="more" href={video.url} target="_blank" rel="noopener noreferrer">
            {m.event_video_watch({ host: video.host })}
            <Icon name="ext" />
          </a>
        )}
      </div>
    </section>
  );
}
