import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import type { PersonKey } from './persons.ts';
import type { Words } from './words.ts';

type Contributor = NonNullable<SeasonInput<'productions'>['contributors']>[number];

/** The cast from 'role' or 'Rolle|role' to the person or persons who play it. */
export function cast(roles: Record<string, PersonKey | PersonKey[]>): Contributor[] {
  return Object.entries(roles).flatMap(([role, players]) => {
    const [de = role, en = de] = role.split('|');
    return [players].flat().map((person) => ({ person, role: { de, en } }));
  });
}

const teamRoles = {
  conductor: { de: 'Musikalische Leitung', en: 'Conductor' },
  direction: { de: 'Regie', en: 'Director' },
  choreography: { de: 'Choreografie', en: 'Choreography' },
  stage: { de: 'Bühne', en: 'Set design' },
  costumes: { de: 'Kostüme', en: 'Costume design' },
  light: { de: 'Licht', en: 'Lighting design' },
  music: { de: 'Musik', en: 'Music' },
  chorus: { de: 'Chor', en: 'Chorus director' },
  dramaturgy: { de: 'Dramaturgie', en: 'Dramaturg' },
  host: { de: 'Moderation', en: 'Host' },
} satisfies Record<string, Words>;

/** The production team, in the order of the playbill. */
export function team(members: Partial<Record<keyof typeof teamRoles, PersonKey>>): Contributor[] {
  return Object.entries(members).map(([role, person]) => ({ person, role: teamRoles[role as keyof typeof teamRoles] }));
}
