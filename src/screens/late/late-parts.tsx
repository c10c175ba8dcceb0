import './late-parts.css';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Language } from '../../core/languages.ts';
import { m } from '../../paraglide/messages.js';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { href } from '../../urls.ts';
import { isLoggedIn } from './is-logged-in.ts';
import { legalLinks } from './legal-pages.ts';
import { leadBack } from './login-link.ts';
import { keepOfflineProgramme } from './register-service-worker.ts';
import type { ShopPartsProps } from './shop-parts.tsx';
import { useConsentDialog } from './use-consent-dialog.ts';
import { useInfoLayer } from './use-info-layer.ts';
import { useShopStart } from './use-shop-start.ts';

const ConsentDialog = lazy(() => import('../../features/consent/consent-dialog.tsx'));
// Without it the link leads to the login, and from there home.
const AccountParts = lazy<ComponentType<{ language: Language }>>(() =>
  import('./account-parts.tsx').catch(() => ({ default: () => null })),
);
const InfoLayer = lazy(() => import('./info-layer.tsx'));
// Without it the links lead where they lead.
const ShopParts = lazy<ComponentType<ShopPartsProps>>(() => import('./shop-parts.tsx').catch(() => ({ default: FollowPressed })));

interface LatePartsProps {
  language: Language;
  tagManagerIds: readonly string[];
  webshopPaths: readonly string[];
}

/** What every page has beside its content, and nobody waits for: fetched when the page has long been usable. */
export default function LateParts({ language, tagManagerIds, webshopPaths }: LatePartsProps) {
  const isOnline = useIsOnline();
  const { isOpen, close } = useConsentDialog();
  const [trouble, dismiss] = useInfoLayer();
  const [isShopWanted, press, setPress] = useShopStart();
  // A session found to be over takes its hint away; what an editor is told of that stays (EDIT-18).
  const wasLoggedIn = useRef(false);
  wasLoggedIn.current ||= isLoggedIn();
  useEffect(leadBack, []);
  useEffect(() => keepOfflineProgramme(language), [language]);
  useEffect(() => {
    document.documentElement.classList.toggle('is-offline', !isOnline);
  }, [isOnline]);
  return (
    <>
      <div role="status">
        {!isOnline && (
          <p className="offline dark">
            {m.offline_bar()} <a href={href('offlineProgramme', language)}>{m.offline_link()}</a>
          </p>
        )}
      </div>
      {/* Each apart: one that is still being fetched must not hide another that somebody is about to press. */}
      <Suspense>{isOpen && <ConsentDialog legal={legalLinks(language)} onClose={close} />}</Suspense>
      <Suspense>{isShopWanted && <ShopParts {...{ language, webshopPaths, tagManagerIds, press, setPress }} />}</Suspense>
      <Suspense>{trouble && <InfoLayer trouble={trouble} language={language} onDismiss={dismiss} />}</Suspense>
      <Suspense>{wasLoggedIn.current && <AccountParts language={language} />}</Suspense>
    </>
  );
}

function FollowPressed({ press }: Pick<ShopPartsProps, 'press'>): ReactNode {
  if (press) window.location.assign(press.link.href);
  return null;
}
