import { m } from '../../../paraglide/messages.js';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { type AccessService, accessServices } from '../programme.codes.ts';
import { accessSymbols, accessText } from './access-list.tsx';

/** AccessList as icons only, with names for screen readers and on hover, for posters (EVD-04). */
export function AccessIcons({ access, surtitles }: { access: readonly AccessService[]; surtitles: string }) {
  const icons: { icon: IconName; text: string }[] = accessServices
    .filter((service) => access.includes(service))
    .map((service) => ({ icon: accessSymbols[service], text: accessText(service) }));
  if (surtitles) icons.push({ icon: 'speech', text: m.access_surtitles({ languages: surtitles }) });
  if (icons.length === 0) return null;
  return (
    <ul className="access" aria-label={m.access_label()}>
      {icons.map(({ icon, text }) => (
        <li key={text} title={text}>
          <Icon name={icon} />
          <span className="vh">{text}</span>
        </li>
      ))}
    </ul>
  );
}
