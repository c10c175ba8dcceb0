import { m } from '../../paraglide/messages.js';
import { countryName } from './countries.ts';
import { type OptionalCategory, type Service, type ServiceName, services } from './services.ts';

interface ServiceText {
  title: string;
  text: string;
}

const categoryTexts: Record<OptionalCategory, () => ServiceText> = {
  optimization: () => ({ title: m.consent_optimization(), text: m.consent_optimization_text() }),
  marketing: () => ({ title: m.consent_marketing(), text: m.consent_marketing_text() }),
  external_media: () => ({ title: m.consent_external_media(), text: m.consent_external_media_text() }),
};

/** What the choice says about a category, in the language of the page. */
export const describeCategory = (category: OptionalCategory): ServiceText => categoryTexts[category]();

/** What it says about a service: its name and who gets data where. */
export function describeService(name: ServiceName): ServiceText {
  if (name === 'speed') return { title: m.consent_speed(), text: m.consent_speed_text() };
  const service: Service = services[name];
  return { title: service.name, text: m.consent_provider({ provider: service.provider, country: countryName(service.country) }) };
}
