import { m } from '../../../paraglide/messages.js';
import { ToolIcon } from '../../../ui/backstage/tool-icon.tsx';
import { type ControlProps, Inherited, Labelled } from '../form-fields.tsx';
import type { Choice, FormKit } from '../form-kit.ts';
import { ChooseButton, Gaps, Thumbnail } from './media-field.tsx';

/**
 * Files with their pictures as checkboxes, in their order, which handle and buttons change (ADMIN-31); another one is chosen in the
 * library, without script from a select.
 */
export function MediaList({ name, label, kit }: ControlProps) {
  const options = kit.choices.get('media') ?? [];
  const known = new Map(options.map((option) => [`${name}.${option.id}`, option]));
  const chosen = [...kit.form.keys()].flatMap((key) => known.get(key) ?? []);
  return (
    <fieldset className="bs-field adm-media" id={name} data-media-list={name} data-accepts="image">
      <legend>{label}</legend>
      <ol className="adm-media-list">
        {chosen.map((choice, index) => (
          <Item key={choice.id} {...{ name, choice, kit }} isFirst={index === 0} isLast={index === chosen.length - 1} />
        ))}
      </ol>
      {/* For one that is chosen in the library. */}
      <template>
        <Item name={name} choice={{ id: 0, title: '' }} kit={kit} isFirst={false} isLast />
      </template>
      <p className="bs-vh" role="status" data-moved={m.admin_media_moved({ name: '{name}', place: '{place}', total: '{total}' })} />
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

interface ItemProps {
  name: string;
  choice: Choice;
  kit: FormKit;
  isFirst: boolean;
  isLast: boolean;
}

function Item({ name, choice, kit, isFirst, isLast }: ItemProps) {
  const control = `${name}.${choice.id}`;
  const moves = [
    ['up', m.admin_up(), isFirst],
    ['down', m.admin_down(), isLast],
  ] as const;
  return (
    <li data-medium={choice.id}>
      <span className="handle" data-drag="" aria-hidden="true">
        <ToolIcon name="drag" />
      </span>
      <label className="bs-check">
        <input
          type="checkbox"
          name={control}
          defaultChecked={choice.id === 0 || kit.form.get(control) === 'on'}
          {...{ autoFocus: kit.firstError === control }}
        />
        <Thumbnail choice={choice} />
        <span className="title">{choice.title}</span>
      </label>
      <Gaps choice={choice} kit={kit} />
      <span className="moves">
        {moves.map(([verb, text, isAtEnd]) => (
          <button
            key={verb}
            className="bs-btn icon"
            type="submit"
            name="operation"
            value={`${verb}:${control}`}
            formNoValidate
            aria-label={`${text}: ${choice.title}`}
            aria-disabled={isAtEnd}
            data-move-medium={verb}
          >
            <ToolIcon name={verb === 'up' ? 'up' : 'lower'} />
          </button>
        ))}
      </span>
    </li>
  );
}
