import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/icon.tsx';

interface ShareButtonProps {
  /** Absolute address of what is shared. */
  url: string;
  /** What it is called, with whatever tells it from its like: 'Hamlet, Fri 20 November'. */
  title: string;
}

/** Hands a page on: by what the device offers, else by copying its link, and by mail where there is no script. */
export function ShareButton({ url, title }: ShareButtonProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <share-button
      when="visible"
      className="share"
      data-shape={url}
      data-url={url}
      data-name={title}
      data-copied={m.share_copied()}
      data-failed={m.share_failed()}
    >
      <a className="more" href={mail} data-hold="">
        <Icon name="share" />
        <span className="with-script">{m.share()}</span>
        <span className="without-script">{m.share_by_mail()}</span>
      </a>
      <button type="button" className="more" hidden>
        <Icon name="share" />
        {m.share()}
      </button>
      <span role="status" />
    </share-button>
  );
}
