import { useEffect, useRef, useState } from 'react';
import { langOf, type ViewProps } from '../../core/module/module.ts';
import type { Waking } from '../../core/module/module-source.ts';
import { type MediaService, type Service, services } from '../../features/consent/services.ts';
import { readConsent, storeConsent } from '../../features/consent/stored-consent.ts';
import { useConsent } from '../../features/consent/use-consent.ts';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';
import type { html } from './html.module.ts';

interface Loaded {
  frame_url: string;
  outside_hosts: string[];
}

/** Content that grows with its frame would grow for ever. */
const mostHeight = 8000;

/** Drawn anew, its frame would load twice. */
export const waking: Waking = 'at once';

export function HtmlView({ module, language }: ViewProps<typeof html, Loaded>) {
  const { frame_url, outside_hosts } = module;
  const [isLoadedOnce, setIsLoadedOnce] = useState(false);
  const consent = useConsent();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const isAllowed = isLoadedOnce || consent?.categories.includes('external_media') === true;
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const told = source === frame.current?.contentWindow && isTold(data) ? data.height : null;
      if (told !== null) setHeight(Math.min(mostHeight, told));
    };
    window.addEventListener('message', listen);
    // Its own telling may have come before anybody listened.
    frame.current?.contentWindow?.postMessage('height', '*');
    return () => window.removeEventListener('message', listen);
  }, []);
  const focusFrame = () => frame.current?.focus({ preventScroll: true });
  return (
    <div className="m-html">
      {outside_hosts.length > 0 && !isAllowed && (
        <OutsideNotice
          hosts={outside_hosts}
          onceAllowed={() => {
            setIsLoadedOnce(true);
            focusFrame();
          }}
          alwaysAllowed={() => {
            allowExternalMedia();
            focusFrame();
          }}
        />
      )}
      <iframe
        ref={frame}
        src={outside_hosts.length > 0 && isAllowed ? `${frame_url}?outside=1` : frame_url}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
        title={m.module_html()}
        lang={langOf(module, 'html_code', language)}
        style={height === null ? undefined : { blockSize: height }}
      />
    </div>
  );
}

/** Who would be asked, and the ways to allow it. */
function OutsideNotice({ hosts, onceAllowed, alwaysAllowed }: { hosts: string[]; onceAllowed: () => void; alwaysAllowed: () => void }) {
  return (
    <div className="ask dark">
      <p>{m.module_html_outside({ hosts: hosts.join(', ') })}</p>
      <p className="ways">
        <button type="button" className="btn" onClick={onceAllowed}>
          <Icon name="play" />
          {m.external_load_once()}
        </button>
        <button type="button" className="btn quiet" onClick={alwaysAllowed}>
          {m.external_allow_always()}
        </button>
      </p>
    </div>
  );
}

/** What stands in such HTML is nobody's in particular, so that 'always' means all external media. */
function allowExternalMedia(): void {
  const all = (Object.keys(services) as MediaService[]).filter((name) => (services[name] as Service).category === 'external_media');
  storeConsent(new Set([...(readConsent()?.services ?? []), ...all]));
}

function isTold(data: unknown): data is { height: number } {
  return typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number' && data.height >= 0;
}
