import type { Language } from '../../core/languages.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { mediaKindLabels } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import { formatBytes, formatMoment } from '../dashboard/dashboard-elements.tsx';
import { formatOf } from './describe-media.ts';

/** Technical data of a file. */
export function MediaFacts({ media, language }: { media: Media; language: Language }) {
  const { kind, width, height, size, created, url } = media;
  const facts = [
    [m.admin_media_kind(), `${interfaceText(mediaKindLabels[kind])}, ${formatOf(media)}`],
    ...(width > 0 ? [[m.admin_media_measures(), m.admin_media_pixels({ width, height })]] : []),
    [m.admin_media_size(), formatBytes(size, language)],
    [m.admin_media_since(), formatMoment(created, language)],
  ];
  return (
    <section className="adm-section" aria-labelledby="facts">
      <h2 id="facts">{m.admin_media_facts()}</h2>
      <dl className="adm-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{m.admin_media_address()}</dt>
          <dd>
            <a href={url}>{url}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
