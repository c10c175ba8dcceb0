import type { MediaGaps } from '../../../features/media/media-gaps.ts';
import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { adminHref } from '../../../urls.ts';
import { type ControlProps, Labelled } from '../form-fields.tsx';
import type { Choice, FormKit } from '../form-kit.ts';

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
            {options.map(({ id, title, thumbnail, ...gaps }) => (
              <option key={id} value={id} data-thumbnail={thumbnail ?? undefined} data-lacks={lacksOf(gaps)}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Thumbnail choice={chosen} />
      <Gaps choice={chosen} kit={kit} />
      <div className="bs-row wrap">
        <ChooseButton label={label} />
        <a
          className="bs-btn"
          href={adminHref(kit.language, 'media', chosen?.id ?? 0)}
          target="_blank"
          rel="noopener"
          data-edit-medium=""
          hidden={!chosen}
          aria-label={`${m.media_edit_image()}: ${label}`}
        >
          {m.media_edit_image()}
        </a>
      </div>
    </div>
  );
}

export function Thumbnail({ choice }: { choice: Choice | undefined }) {
  const path = choice?.thumbnail;
  return <img className="adm-thumbnail" src={path ? `/media/${path}` : undefined} alt="" hidden={!path} loading="lazy" />;
}

/** Needs script. */
export function ChooseButton({ label }: { label: string }) {
  return (
    <button className="bs-btn" type="button" data-choose-media="" aria-label={`${m.media_choose_image()}: ${label}`}>
      <ToolIcon name="image" />
      {m.media_choose_image()}
    </button>
  );
}

/** What a picture lacks, as `data-lacks` of its option. */
function lacksOf({ isUndescribed, isUncredited }: Partial<MediaGaps>): string | undefined {
  return [isUndescribed && 'descriptions', isUncredited && 'copyright'].filter(Boolean).join(' ') || undefined;
}

/** Says what a picture lacks; each leads to the control where it is entered, in a new window, so that input here is not lost. */
export function Gaps({ choice, kit: { language } }: { choice: Choice | undefined; kit: FormKit }) {
  const gaps = [
    ['descriptions', m.media_no_description(), choice?.isUndescribed],
    ['copyright', m.media_no_copyright(), choice?.isUncredited],
  ] as const;
  return (
    <span className="adm-gaps">
      {gaps.map(([name, text, isMissing]) => (
        <a
          key={name}
          className="bs-badge warn"
          href={`${adminHref(language, 'media', choice?.id ?? 0)}#${name}`}
          target="_blank"
          rel="noopener"
          data-gap={name}
          hidden={!isMissing}
        >
          {text}
        </a>
      ))}
    </span>
  );
}
