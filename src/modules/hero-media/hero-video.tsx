import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';

/** A film without sound in place of the picture. Without script there is the picture, and the film is never fetched. */
export function HeroVideo({ url }: { url: string }) {
  return (
    <hero-video when="visible" key={url} data-shape={url}>
      <video data-src={url} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} hidden />
      <button type="button" className="ibtn hold" hidden>
        <span>
          <Icon name="pause" />
          <span className="vh">{m.video_pause()}</span>
        </span>
        <span hidden>
          <Icon name="play" />
          <span className="vh">{m.video_play()}</span>
        </span>
      </button>
    </hero-video>
  );
}
