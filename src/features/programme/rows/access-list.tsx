import { m } from '../../../paraglide/messages.js';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { interfaceText } from '../../../ui/interface-text.ts';
import { type AccessService, accessLabels, accessServices } from '../programme.codes.ts';

export const accessSymbols: Record<AccessService, IconName> = {
  wheelchair: 'wheel',
  hearing_loop: 'loop',
  audio_description: 'ad',
  sign_language: 'sign',
  relaxed: 'relax',
  touch_tour: 'touch',
  captions: 'cc',
  assistance_dog: 'dog',
};

/** The name of a service in the language of the page. */
export const accessText = (service: AccessService): string => interfaceText(accessLabels[service]);

/** What a performance offers to people with disabilities, in the order of the codes, and its surtitles (EVD-04). */
export function AccessList({ access, surtitles }: { access: readonly AccessService[]; surtitles: string }) {
  const offered = accessServices.filter((service) => access.includes(service));
  if (offered.length === 0 && !surtitles) return null;
  return (
    <ul className="access" aria-label={m.access_label()}>
      {offered.map((service) => (
        <li key={service}>
          <Icon name={accessSymbols[service]} />
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
