import type { CSSProperties } from 'react';
import type { Media } from '../../features/media/media.contract.ts';
import { pictureCrops } from '../../features/media/picture-crops.ts';
import { m } from '../../paraglide/messages.js';
import { Labelled } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { focusControls, mediaLabel } from './media-form-values.ts';

/** Focal point as two numbers; with script, a click on the picture sets them. */
export function FocalFields({ media, kit }: { media: Media; kit: FormKit }) {
  const { image_thumbnails, url, width, height, description, name } = media;
  const [x, y] = focusControls.map((part) => Number(kit.form.get(part)) || 0);
  const source = image_thumbnails?.medium ?? url;
  return (
    <section className="adm-section" data-focal="" style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}>
      <h2>{m.focal_title()}</h2>
      <div className="adm-focal">
        <img src={source} alt={description || name} width={width} height={height} />
        <span aria-hidden="true" />
      </div>
      <div className="adm-percents">
        {focusControls.map((part) => (
          <Labelled key={part} name={part} label={mediaLabel(part)} kit={kit}>
            {(props) => <input {...props} className="bs-input" type="number" min={0} max={100} defaultValue={kit.form.get(part)} />}
          </Labelled>
        ))}
      </div>
      <details className="fold adm-rare">
        <summary>{m.focal_crops()}</summary>
        <div className="adm-crops">
          {pictureCrops.map(({ name: cropName, ratio, width: wide }) => (
            <figure key={ratio}>
              <img src={source} alt="" loading="lazy" style={{ inlineSize: wide, aspectRatio: ratio }} />
              <figcaption className="bs-meta">{cropName()}</figcaption>
            </figure>
          ))}
        </div>
      </details>
    </section>
  );
}
