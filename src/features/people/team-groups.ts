import type { ImageObj, Option, Thumbnails } from '../../core/contract/shapes.ts';
import type { Person } from './people.shapes.ts';

/** What the ensemble list shows of a person: the rest of the item stays out of the page. */
export interface TeamMember {
  id: number;
  name: string;
  function: string;
  url: string;
  image: Pick<ImageObj, 'url' | 'focus' | 'color'> | null;
  thumbnails: Thumbnails | null;
}

/** The persons of a category; of none when `category` is null. */
export interface TeamGroup {
  category: Option | null;
  members: TeamMember[];
}

/** Persons by category in its order (TEAM-01); those without one last, categories without persons not at all. */
export function groupTeam(persons: readonly Person[], categories: readonly Option[]): TeamGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const of = (id: number | null) =>
    persons
      .filter(({ person_category }) => (person_category !== null && known.has(person_category) ? person_category : null) === id)
      .map(toMember);
  return [...categories.map((category) => ({ category, members: of(category.id) })), { category: null, members: of(null) }].filter(
    ({ members }) => members.length > 0,
  );
}

function toMember({ id, name, function: work, link, image_obj, image_thumbnails }: Person): TeamMember {
  return {
    id,
    name,
    function: work,
    url: link.url,
    image: image_obj && { url: image_obj.url, focus: image_obj.focus, color: image_obj.color },
    thumbnails: image_thumbnails,
  };
}
