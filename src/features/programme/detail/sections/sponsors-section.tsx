import { m } from '../../../../paraglide/messages.js';
import type { SectionProps } from './section-props.ts';

/** Those who help pay for it: logo and name. */
export function SponsorsSection({ event: { sponsors }, thumbnails }: SectionProps) {
  if (sponsors.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="sponsors">
      <h2 className="h3" id="sponsors">
        {m.event_sponsors()}
      </h2>
      <ul className="spons">
        {sponsors.map(({ id, url, description, width, height }) => (
          <li key={id}>
            <img src={thumbnails[id]?.small ?? url} alt="" width={width} height={height} loading="lazy" decoding="async" />
            {description}
          </li>
        ))}
      </ul>
    </section>
  );
}
