import type { Place } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import type { CatalogueGroup } from './catalogue-groups.ts';
import type { InsertPlace } from './insert-places.ts';

interface CatalogueSideProps {
  words: string;
  onWords(words: string): void;
  /** Inserts the first of what is shown. */
  onEnter(): void;
  places: readonly InsertPlace[];
  place: Place;
  onPlace(place: Place): void;
  groups: readonly CatalogueGroup[];
  /** Name of the group that is shown alone; null for all modules. */
  group: string | null;
  count: number;
  onGroup(group: string | null): void;
}

/** Beside the cards of the catalogue: search, where the module goes, and the groups, of which one can be shown alone. */
export function CatalogueSide(props: CatalogueSideProps) {
  const { words, onWords, onEnter, places, place, onPlace, groups, group, count, onGroup } = props;
  return (
    <div className="bs-catalogue-side">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <input
          className="bs-input"
          type="search"
          aria-label={m.edit_insert_search()}
          placeholder={m.edit_insert_search()}
          value={words}
          onChange={(event) => onWords(event.target.value)}
          data-begins
        />
      </form>
      {places.length > 1 && (
        <fieldset className="bs-seg bs-places">
          <legend className="bs-vh">{m.edit_insert_where()}</legend>
          {places.map((one) => (
            <label key={`${one.kind}${one.column}`}>
              <input type="radio" name="place" checked={isSame(one.place, place)} onChange={() => onPlace(one.place)} />
              {placeName(one)}
            </label>
          ))}
        </fieldset>
      )}
      <nav aria-label={m.edit_insert_groups()}>
        <button type="button" aria-pressed={group === null} onClick={() => onGroup(null)}>
          {m.edit_insert_all({ count })}
        </button>
        {groups.map(({ name }) => (
          <button key={name} type="button" aria-pressed={group === name} onClick={() => onGroup(name)}>
            {name}
          </button>
        ))}
      </nav>
    </div>
  );
}

function isSame(one: Place, other: Place): boolean {
  return one.parent === other.parent && one.column === other.column && one.after === other.after;
}

/** 'In Spalte 2', 'Danach'. */
export function placeName({ kind, column }: InsertPlace): string {
  if (kind === 'before') return m.edit_place_before();
  if (kind === 'after') return m.edit_place_after();
  return column === null ? m.edit_place_inside() : m.edit_place_inside_column({ column });
}
