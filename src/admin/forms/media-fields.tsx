import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../urls.ts';
import { type ControlProps, Inherited, Labelled } from './form-fields.tsx';
import type { Choice } from './form-kit.ts';

/**
 * A file with its picture: chosen in the media library of the page editor (`scripts/media-fields.ts`), without script from a select. Its
 * page opens in a new window, so that input here is not lost.
 */
export function MediaField({ name, label, field, kit }: ControlProps) {
  const options = kit.choices.get('media') ?? [];
  const chosen = options.find(({ id }) => String(id) === kit.form.get(name));
  return (
    <div className="adm-media" data-media-field="" data-accepts={field.accepts ?? 'image'}>
      <Labelled name={name} label={label} kit={kit} isRequired={field.isRequired}>
        {(props) => (
          <select {...props} className="bs-input" defaultValue={kit.form.get(name) ?? ''}>
            <option value="">{m.admin_none()}</option>
            {options.map(({ id, title, thumbnail }) => (
              <option key={id} value={id} data-thumbnail={thumbnail ?? undefined}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Thumbnail choice={chosen} />
      <div className="bs-row wrap">
        <ChooseButton label={label} />
        {chosen && (
          <a
            href={adminHref(kit.language, 'media', chosen.id)}
            target="_blank"
            rel="noopener"
            aria-label={`${m.media_edit_image()}: ${label}`}
          >
            {m.media_edit_image()}
          </a>
        )}
      </div>
    </div>
  );
}

/** Files with their pictures as checkboxes; another one is chosen in the library, without script from a select. */
export function MediaList({ name, label, kit }: ControlProps) {
  const options = kit.choices.get('media') ?? [];
  const chosen = options.filter(({ id }) => kit.form.has(`${name}.${id}`));
  return (
    <fieldset className="bs-field adm-media" id={name} data-media-list={name} data-accepts="image">
      <legend>{label}</legend>
      <div className="adm-media-list">
        {chosen.map((choice) => (
          <label key={choice.id} className="bs-check">
            <input type="checkbox" name={`${name}.${choice.id}`} defaultChecked={kit.form.get(`${name}.${choice.id}`) === 'on'} />
            <Thumbnail choice={choice} />
            <span>{choice.title}</span>
          </label>
        ))}
      </div>
      <div className="adm-media-add">
        <Labelled name={`${name}.add`} label={m.admin_add_one()} kit={kit}>
          {(props) => (
            <select {...props} className="bs-input" defaultValue={kit.form.get(`${name}.add`) ?? ''}>
              <option value="">{m.admin_none()}</option>
              {options
                .filter((option) => !chosen.includes(option))
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </select>
          )}
        </Labelled>
      </div>
      <div className="bs-row wrap">
        <ChooseButton label={label} />
      </div>
      <Inherited name={name} kit={kit} />
      {kit.errors[name] && <p className="bs-err">{kit.errors[name].join(' ')}</p>}
    </fieldset>
  );
}

function Thumbnail({ choice }: { choice: Choice | undefined }) {
  const path = choice?.thumbnail;
  return <img className="adm-thumbnail" src={path ? `/media/${path}` : undefined} alt="" hidden={!path} loading="lazy" />;
}

/** Needs script. */
function ChooseButton({ label }: { label: string }) {
  return (
    <button className="bs-btn" type="button" data-choose-media="" aria-label={`${m.media_choose_image()}: ${label}`}>
      <ToolIcon name="image" />
      {m.media_choose_image()}
    </button>
  );
}
