import { m } from '../../paraglide/messages.js';

const countries = {
  CH: m.consent_country_ch,
  DE: m.consent_country_de,
  GB: m.consent_country_gb,
  IE: m.consent_country_ie,
  SE: m.consent_country_se,
  US: m.consent_country_us,
};

/** Country of a service by ISO 3166 code; '' for the venue itself. */
export type Country = keyof typeof countries | '';

/** Its name in the language of the page. `Intl.DisplayNames` knows them all, but its first use costs a phone some 50 ms of each page with a player. */
export function countryName(country: Country): string {
  return country && countries[country]();
}
