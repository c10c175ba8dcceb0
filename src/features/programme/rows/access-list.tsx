import { m } from '../../../paraglide/messages.js';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { type AccessService, accessServices } from '../programme.codes.ts';

/** Icon and name of each service. */
export const services: Record<AccessService, { icon: IconName; text: () => string }> = {
  wheelchair: { icon: 'wheel', text: m.access_wheelchair },
  hearing_loop: { icon: 'loop', text: m.access_hearing_loop },
  audio_description: { icon: 'ad', text: m.access_audio_description },
  sign_language: { icon: 'sign', text: m.access_sign_language },
  relaxed: { icon: 'relax', text: m.access_relaxed },
  touch_tour: { icon: 'touch', text: m.access_touch_tour },
  captions: { icon: 'cc', text: m.access_captions },
  assistance_dog: { icon: 'dog', text: m.access_assistance_dog },
};

/** The name of a service in the language of the page. */
export const accessText = (service: AccessService): string => services[service].text();

/** What a performance offers to people with disabilities, in the order of the codes, and its surtitles (EVD-04). */
export function AccessList({ access, surtitles }: { access: readonly AccessService[]; surtitles: string }) {
  const offered = accessServices.filter((service) => access.includes(service));
  if (offered.length === 0 && !surtitles) return null;
  return (
    <ul className="access" aria-label={m.access_label()}>
      {offered.map((service) => (
        <li key={service}>
          <Icon name={services[service].icon} />
          {accessText(service)}
        </li>
      ))}
      {surtitles && (
        <li>
          <Icon name="cc" />
          {m.access_surtitles({ languages: surtitles })}
        </li>
      )}
    </ul>
  );
}
