import { m } from '../../../paraglide/messages.js';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { type AccessService, accessServices } from '../programme.codes.ts';
import { services } from './access-list.tsx';

/** The same as AccessList as signs alone, their words for screen readers and on hover: on posters one line has to do (EVD-04). */
export function ProductionSigns({ access, surtitles }: { access: readonly AccessService[]; surtitles: string }) {
  const signs: { icon: IconName; text: string }[] = accessServices
    .filter((service) => access.includes(service))
    .map((service) => ({ icon: services[service].icon, text: services[service].text() }));
  if (surtitles) signs.push({ icon: 'speech', text: m.access_surtitles({ languages: surtitles }) });
  if (signs.length === 0) return null;
  return (
    <ul className="access" aria-label={m.access_label()}>
      {signs.map(({ icon, text }) => (
        <li key={text} title={text}>
          <Icon name={icon} />
          <span className="vh">{text}</span>
        </li>
      ))}
    </ul>
  );
}
