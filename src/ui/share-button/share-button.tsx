import { m } from '../../paraglide/messages.js';
import { Icon } from '../icon/icon.tsx';

interface ShareButtonProps {
  /** Absolute address of what is shared. */
  url: string;
  /** Its unambiguous name: 'Hamlet, Fri 20 November'. */
  title: string;
}

/** Shares a page: with the share dialog of the device, else by copying its link, without script by mail. */
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
