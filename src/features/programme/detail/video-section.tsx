import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import type { SectionProps } from './event-sections.tsx';

/** The trailer as a link; a player comes with consent, because it tells its host who is watching. */
export function VideoSection({ event: { video_url } }: SectionProps) {
  if (!URL.canParse(video_url)) return null;
  return (
    <section className="sec wrap side-s" aria-labelledby="video">
      <h2 id="video">{m.event_video()}</h2>
      <p>
        <a className="btn quiet" href={video_url} target="_blank" rel="noopener noreferrer">
          <Icon name="play" />
          {m.event_video_watch({ host: new URL(video_url).hostname.replace(/^www\./, '') })}
        </a>
      </p>
    </section>
  );
}
