import { Picture } from '../../ui/picture.tsx';
import { titleFit } from '../../ui/title-fit.ts';
import type { TeamMember } from './team-groups.ts';

/** A person as their portrait with name and function. The name's link covers the card. */
export function PersonCard({ person, isFirst }: { person: TeamMember; isFirst: boolean }) {
  const { name, url, function: work, image, thumbnails } = person;
  const { text, style } = titleFit(name);
  return (
    <li className="person-card">
      <div className={image ? 'pic' : 'pic blank'}>
        {image && (
          <Picture
            image={image}
            thumbnails={thumbnails}
            sizes="(max-width: 47.99em) 46vw, (max-width: 63.99em) 31vw, 17rem"
            ratio={[4, 5]}
            priority={isFirst}
            isDecorative
          />
        )}
      </div>
      <h3 style={style}>{url ? <a href={url}>{text}</a> : text}</h3>
      {work && <p>{work}</p>}
    </li>
  );
}
