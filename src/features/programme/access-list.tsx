import { m } from '../../paraglide/messages.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type AccessService, accessServices } from './programme.codes.ts';

const services: Record<AccessService, { icon: IconName; text: () => string }> = {
  wheelchair: { icon: 'wheel', text: m.access_wheelchair },
  hearing_loop: { icon: 'loop', text: m.access_hearing_loop },
  audio_description: { icon: 'ad', text: m.access_audio_description },
  sign_language: { icon: 'sign', text: m.access_sign_language },
  relaxed: { icon: 'relax', text: m.access_relaxed },
  touch_tour: { icon: 'touch', text: m.access_touch_tour },
  captions: { icon: 'cc', text: m.access_captions },
  assistance_dog: { icon: 'dog', text: m.access_assistance_dog },
};

interface AccessListProps {
  access: readonly AccessService[];
  surtitles: string;
  /** Signs alone, their words for screen readers and on hover: for posters, where there is one line for all of them. */
  isCompact?: boolean;
}

/** What a performance offers to people with disabilities, in the order of the codes, and its surtitles (EVD-04). */
export function AccessList({ access, surtitles, isCompact = false }: AccessListProps) {
  const offered = accessServices.filter((service) => access.includes(service));
  const all: { key: string; icon: IconName; text: string }[] = [
    ...offered.map((service) => ({ key: service, icon: services[service].icon, text: services[service].text() })),
    ...(surtitles
      ? [{ key: 'surtitles', icon: (isCompact ? 'speech' : 'cc') as IconName, text: m.access_surtitles({ languages: surtitles }) }]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <ul className="access" aria-label={m.access_label()}>
      {all.map(({ key, icon, text }) => (
        <li key={key} title={isCompact ? text : undefined}>
          <Icon name={icon} />
          {isCompact ? <span className="vh">{text}</span> : text}
        </li>
      ))}
    </ul>
  );
}
