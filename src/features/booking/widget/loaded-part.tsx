import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';

/** Code that has come, so that its part is there at once the next time. */
const loaded = new Map<unknown, unknown>();

/** The code of a part of the widget, loaded once it is wanted; `isAway`: it has not come, and can be tried again (SHOP-390). */
export function useLoaded<Code extends object>(load: () => Promise<Code>, isWanted = true) {
  const [code, setCode] = useState(loaded.get(load) as Code | undefined);
  const [isAway, setAway] = useState(false);
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    if (!isWanted || code) return undefined;
    let isHere = true;
    setAway(false);
    load().then(
      (found) => {
        loaded.set(load, found);
        if (isHere) setCode(found);
      },
      () => isHere && setAway(true),
    );
    return () => {
      isHere = false;
    };
  }, [load, isWanted, code, retries]);
  return { code, isAway, retries, retry: () => setRetries(retries + 1) };
}

interface LoadedPartProps<Code> {
  load: () => Promise<Code>;
  /** Where the same can be done without this code. */
  shopUrl: string;
  children: (code: Code) => ReactNode;
}

/** A part of the widget whose code is loaded where it is needed. Where it does not come, the rest of the widget stays, and says so (SHOP-390). */
export function LoadedPart<Code extends object>({ load, shopUrl, children }: LoadedPartProps<Code>) {
  const { code, isAway, retries, retry } = useLoaded(load);
  if (code && retries === 0) return children(code);
  if (code)
    return (
      <div ref={focus} tabIndex={-1}>
        {children(code)}
      </div>
    );
  if (!isAway && retries === 0) return null;
  return (
    <p className="slot away">
      <span role="alert">{isAway ? m.shop_refused_unavailable() : m.booking_loading()}</span>
      <button type="button" onClick={retry}>
        {m.shop_retry()}
      </button>
      <a href={shopUrl}>{m.booking_to_webshop()}</a>
    </p>
  );
}

/** The key that was pressed has gone. */
const focus = (part: HTMLElement | null) => part?.focus();
