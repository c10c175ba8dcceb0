import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import type { SectionProps } from './detail-sections.tsx';
import { videoOf } from './video-player.ts';

/**
 * The trailer. A film of our own plays at once; one from elsewhere only when the visitor loads it, because that tells
 * its host who is watching. Without script, and for hosts without a player, it is a link.
 */
export function VideoSection({ event: { video_url, name, image_obj, image_thumbnails } }: SectionProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const isHydrated = useIsHydrated();
  const video = videoOf(video_url);
  if (!video) return null;
  const title = m.video_title({ name });
  return (
    <section className="sec wrap side-s" aria-labelledby="video">
      <h2 id="video">{m.event_video()}</h2>
      <div className="video">
        {video.kind === 'own' ? (
          // biome-ignore lint/a11y/useMediaCaption: trailers come with their captions in the picture
          <video src={video.url} controls preload="none" poster={image_thumbnails?.large} aria-label={title} />
        ) : isLoaded && video.player ? (
          <iframe src={video.player} title={title} allow="autoplay; fullscreen; picture-in-picture" />
        ) : (
          <>
            {image_obj && (
              <Picture
                image={image_obj}
                thumbnails={image_thumbnails}
                sizes="(max-width: 63.99em) 100vw, 60vw"
                ratio={[16, 9]}
                isDecorative
              />
            )}
            <div className="ask dark">
              <p>{m.video_notice({ host: video.host })}</p>
              <p className="ways">
                {video.player && isHydrated && (
                  <button type="button" className="btn" onClick={() => setIsLoaded(true)}>
                    <Icon name="play" />
                    {m.video_load()}
                  </button>
                )}
                <a className="more" href={video.url} target="_blank" rel="noopener noreferrer">
                  {m.event_video_watch({ host: video.host })}
                  <Icon name="ext" />
                </a>
              </p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
