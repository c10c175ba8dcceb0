import type { Contributor } from '../programme.shapes.ts';

/**
 * The cast of one performance (EVD-05): the production's cast is the preset. An entry of tonight
 * - that replaces somebody takes their place, in the role it names or in all of theirs;
 * - for a person of the preset, in the role it names or without one, only says something about them ('with a cold');
 * - for anybody else is added at the end.
 */
export function castTonight(preset: readonly Contributor[], tonight: readonly Contributor[]): Contributor[] {
  const changes = tonight.map((entry) => ({ entry, isPlaced: false }));
  const cast = preset.map((usual) => {
    const change = changes.find(({ entry }) => isAbout(entry, usual, preset));
    if (!change) return usual;
    change.isPlaced = true;
    const { entry } = change;
    return entry.replaces ? { ...entry, role: usual.role } : { ...usual, note: entry.note || usual.note };
  });
  return [...cast, ...changes.filter(({ isPlaced }) => !isPlaced).map(({ entry }) => entry)];
}

function isAbout(entry: Contributor, usual: Contributor, preset: readonly Contributor[]): boolean {
  const concerned = entry.replaces?.id ?? entry.person.id;
  if (concerned !== usual.person.id) return false;
  if (entry.role === '' || entry.role === usual.role) return true;
  // A stand-in whose role has another name than the one of the preset stands in for all of that person's roles.
  return entry.replaces !== null && !preset.some(({ person, role }) => person.id === concerned && role === entry.role);
}
