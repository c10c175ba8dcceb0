import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Icon } from './icon.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

interface ShareButtonProps {
  /** Absolute address of what is shared. */
  url: string;
  /** What it is called, with whatever tells it from its like: 'Hamlet, Fri 20 November'. */
  title: string;
}

/** Hands a page on: by what the device offers, else by copying its link, and by mail where there is no script. */
export function ShareButton({ url, title }: ShareButtonProps) {
  const isHydrated = useIsHydrated();
  const [message, setMessage] = useState('');
  const share = async () => {
    setMessage('');
    if ((await shareNatively({ title, url })) === 'done') return;
    try {
      await navigator.clipboard.writeText(url);
      setMessage(m.share_copied());
    } catch {
      setMessage(m.share_failed());
    }
  };
  return (
    <span className="share">
      {isHydrated ? (
        <button type="button" className="more" onClick={share} onBlur={() => setMessage('')}>
          <Icon name="share" />
          {m.share()}
        </button>
      ) : (
        <a className="more" href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`}>
          <Icon name="share" />
          <span className="with-script">{m.share()}</span>
          <span className="without-script">{m.share_by_mail()}</span>
        </a>
      )}
      <span role="status">{message}</span>
    </span>
  );
}

/** 'done' when the visitor has chosen, and be it to leave it; null when the device cannot. */
async function shareNatively(data: ShareData): Promise<'done' | null> {
  if (!navigator.canShare?.(data)) return null;
  try {
    await navigator.share(data);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : null;
  }
}
