import { m } from '../../paraglide/messages.js';
import { countryName } from './countries.ts';
import { type OptionalCategory, type Service, type ServiceName, services } from './services.ts';

interface CategorySectionProps {
  category: OptionalCategory;
  chosen: ReadonlySet<ServiceName>;
  onToggle: (names: readonly ServiceName[], isOn: boolean) => void;
}

/** One category with a switch for all of it and one for each of its services (CONS-02). */
export function CategorySection({ category, chosen, onToggle }: CategorySectionProps) {
  const names = (Object.keys(services) as ServiceName[]).filter((name) => services[name].category === category);
  const count = names.filter((name) => chosen.has(name)).length;
  const { title, text } = texts[category]();
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
            <Switch id={name} {...describe(name)} isOn={chosen.has(name)} onChange={(isOn) => onToggle([name], isOn)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const texts: Record<OptionalCategory, () => { title: string; text: string }> = {
  optimization: () => ({ title: m.consent_optimization(), text: m.consent_optimization_text() }),
  marketing: () => ({ title: m.consent_marketing(), text: m.consent_marketing_text() }),
  external_media: () => ({ title: m.consent_external_media(), text: m.consent_external_media_text() }),
};

function describe(name: ServiceName): { title: string; text: string } {
  if (name === 'speed') return { title: m.consent_speed(), text: m.consent_speed_text() };
  const service: Service = services[name];
  return { title: service.name, text: m.consent_provider({ provider: service.provider, country: countryName(service.country) }) };
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
