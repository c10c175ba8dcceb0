import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon/icon.tsx';
import { PersonCard } from './person-card.tsx';
import type { TeamGroup } from './team-groups.ts';

/** So many portraits are likely to be seen at once. */
const firstPictures = 4;

/** The ensemble by category (TEAM-01); where the design says so each category is a group to open, the first one open (TEAM-02). */
export function TeamList({ groups, isAccordion }: { groups: readonly TeamGroup[]; isAccordion: boolean }) {
  if (groups.length === 0) return <p className="lead">{m.team_none()}</p>;
  return groups.map((group, index) =>
    isAccordion ? (
      <details key={group.category?.id ?? 0} className="team-fold" open={index === 0}>
        <summary>
          <h2>{titleOf(group)}</h2>
          <small>{group.members.length}</small>
          <Icon name="plus" />
          <Icon name="minus" />
        </summary>
        <Members group={group} isFirst={index === 0} />
      </details>
    ) : (
      <section key={group.category?.id ?? 0} className="team-group" aria-labelledby={`category-${group.category?.id ?? 0}`}>
        <h2 id={`category-${group.category?.id ?? 0}`}>{titleOf(group)}</h2>
        <Members group={group} isFirst={index === 0} />
      </section>
    ),
  );
}

function Members({ group: { members }, isFirst }: { group: TeamGroup; isFirst: boolean }) {
  return (
    <ul className="team-members">
      {members.map((person, index) => (
        <PersonCard key={person.id} person={person} isFirst={isFirst && index < firstPictures} />
      ))}
    </ul>
  );
}

function titleOf({ category }: TeamGroup): string {
  return category?.name ?? m.team_others();
}
