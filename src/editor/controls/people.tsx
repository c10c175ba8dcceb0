import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';

/** Who else is here; pressing one leads to what they edit. */
export function People() {
  const { state, session, select } = useSurface();
  if (state.people.length === 0) return null;
  return (
    <fieldset className="bs-avs">
      <legend className="bs-vh">{m.edit_people({ count: state.people.length })}</legend>
      {state.people.map(({ session: sessionId, user, name, module, is_idle }) => {
        const label = module === null ? null : session.catalogue.get(state.tree.get(module)?.model ?? '')?.label;
        return (
          <button
            key={sessionId}
            type="button"
            aria-label={
              is_idle ? m.edit_person_idle({ name }) : label ? m.edit_person_at({ name, module: label }) : m.edit_person_here({ name })
            }
            onClick={() => module !== null && select(module, { focuses: true })}
          >
            {/* Generated content: letters on a button would have to be in its name. */}
            <span className={`bs-av p${personHue(user)}${is_idle ? ' idle' : ''}`} aria-hidden="true" data-initials={initials(name)} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** One of four hues, the same for one person everywhere. */
export function personHue(user: number): number {
  return (user % 4) + 1;
}

export function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();
}
