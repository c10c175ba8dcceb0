import type { Language } from '../../../core/languages.ts';
import { useCurrentPage } from '../../../features/site/current-page.ts';
import { m } from '../../../paraglide/messages.js';
import { Icon } from '../../../ui/icon/icon.tsx';
import { href } from '../../../urls.ts';

/** The default home page, until an editor has composed one. */
export function HomeHero({ language }: { language: Language }) {
  const { siteName } = useCurrentPage();
  return (
    <section className="home-hero dark" aria-labelledby="site-name">
      <div className="wrap">
        <h1 className="xl" id="site-name">
          {siteName}
        </h1>
        <p className="lead">{m.home_description()}</p>
        <p>
          <a className="btn" href={href('events', language)}>
            <Icon name="cal" />
            {m.home_whole_programme()}
          </a>
        </p>
      </div>
    </section>
  );
}
