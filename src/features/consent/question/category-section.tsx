import { m } from '../../../paraglide/messages.js';
import { describeCategory, describeService } from '../service-texts.ts';
import { type OptionalCategory, type ServiceName, services } from '../services.ts';

interface CategorySectionProps {
  category: OptionalCategory;
  chosen: ReadonlySet<ServiceName>;
  onToggle: (names: readonly ServiceName[], isOn: boolean) => void;
}

/** One category with a switch for all of it and one for each of its services (CONS-02). */
export function CategorySection({ category, chosen, onToggle }: CategorySectionProps) {
  const names = (Object.keys(services) as ServiceName[]).filter((name) => services[name].category === category);
  const count = names.filter((name) => chosen.has(name)).length;
  const { title, text } = describeCategory(category);
  return (
    <details>
      <summary>
        {title}
        <small>{m.consent_count({ count, total: names.length })}</small>
      </summary>
      <p>{text}</p>
      <ul>
        {names.length > 1 && (
          <li>
            <Switch id={category} title={title} text="" isOn={count === names.length} onChange={(isOn) => onToggle(names, isOn)} />
          </li>
        )}
        {names.map((name) => (
          <li key={name}>
            <Switch id={name} {...describeService(name)} isOn={chosen.has(name)} onChange={(isOn) => onToggle([name], isOn)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SwitchProps {
  id: string;
  title: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ id, title, text, isOn, onChange }: SwitchProps) {
  return (
    <label htmlFor={`consent-${id}`}>
      <span>
        {title}
        {text && <small>{text}</small>}
      </span>
      <input
        id={`consent-${id}`}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
