import { useState } from 'react';
import type { Place } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { noteUsedModel, usedModels } from '../canvas/preferences.ts';
import { ToolDialog } from '../dialogs/tool-dialog.tsx';
import type { CatalogueModule } from '../session/catalogue.ts';
import { modelsAt } from '../session/places.ts';
import { foundModules, groupsOf, namedLayout, shownGroups } from './catalogue-groups.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { CatalogueSide, placeName } from './catalogue-side.tsx';
import { insertPlaces } from './insert-places.ts';

interface InsertDialogProps {
  place: Place;
  /** The empty module the new one stands in for. */
  replaces: number | null;
  /** The module beside or inside which places can be chosen; null where the place is fixed. */
  beside: number | null;
}

/** The modules that may stand there, by what they are for; searched by typing (MOD-34). */
export function InsertDialog({ place: first, replaces, beside }: InsertDialogProps) {
  const { session, state, openDialog, actions } = useSurface();
  const [chosen, setChosen] = useState({ place: first, isFixed: false });
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const places = beside === null ? [] : insertPlaces(state.tree, session.rules, beside);
  const fits = (text: string) => text.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
  const isFound = (module: CatalogueModule) => fits(module.label) || fits(module.help) || namedLayout(module, words) !== null;
  const modules = [...session.catalogue.values()];
  const allowedAt = (one: Place) => new Set(modelsAt(state.tree, session.rules, one));
  const hasFound = (one: Place) => modules.some((module) => allowedAt(one).has(module.name) && isFound(module));
  // What is searched by name goes where it may stand, unless the place was chosen since.
  const other = words.trim() === '' || chosen.isFixed || hasFound(chosen.place) ? undefined : places.findLast((one) => hasFound(one.place));
  const place = other?.place ?? chosen.place;
  const allowed = allowedAt(place);
  const found = modules.filter((module) => allowed.has(module.name) && isFound(module));
  const elsewhere = modules.filter((module) => !allowed.has(module.name) && (fits(module.label) || namedLayout(module, words) !== null));
  const groups = words.trim() === '' ? shownGroups(found, usedModels(), group) : foundModules(found, words.trim());
  // In the order in which they stand below each other, so that Enter takes the first one seen.
  const initial = groups[0]?.modules[0];
  const choose = (model: string, given?: Readonly<Record<string, unknown>>) => {
    const module = session.catalogue.get(model);
    const fields = given ?? (module && namedLayout(module, words)) ?? {};
    noteUsedModel(model);
    openDialog(null);
    actions.insert(model, place, { replaces, fields });
  };
  /** Searched is among all modules. */
  const search = (typed: string) => {
    setWords(typed);
    setGroup(null);
    setChosen({ ...chosen, isFixed: false });
  };
  const walk = (event: React.KeyboardEvent<HTMLElement>) => {
    // Arrows in the choice of the place change it.
    const next = isRadio(event.target) ? null : cardBeside(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ToolDialog title={m.edit_insert_title()} onClose={() => openDialog(null)} width="68rem">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk through what is inside */}
      <div className="bs-insert" onKeyDown={walk}>
        <CatalogueSide
          {...{ words, places, place, group }}
          onWords={search}
          onEnter={() => initial && choose(initial.name)}
          onPlace={(to) => setChosen({ place: to, isFixed: true })}
          groups={groupsOf(found, usedModels())}
          count={found.length}
          onGroup={(name) => {
            setWords('');
            setGroup(name);
          }}
        />
        <div className="bs-stack">
          <p className="bs-vh" role="status">
            {m.edit_insert_found({ count: found.length })}
          </p>
          {other && (
            <p className="bs-note" role="status">
              {m.edit_insert_moved({ place: placeName(other) })}
            </p>
          )}
          <CatalogueList groups={groups} onChoose={choose} />
          {found.length === 0 && (
            <p>
              {elsewhere.length === 0
                ? m.edit_insert_none()
                : m.edit_insert_elsewhere({ modules: elsewhere.map(({ label }) => label).join(', ') })}
            </p>
          )}
        </div>
      </div>
    </ToolDialog>
  );
}

const isRadio = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'radio';

/** Where an arrow leads from the search or a card: to the cards of the row above and below, to the one before and after it. */
function cardBeside(list: HTMLElement, key: string): HTMLElement | null {
  const search = list.querySelector<HTMLElement>('input[type="search"]');
  const cards = [...list.querySelectorAll<HTMLElement>('button.mi')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return key === 'ArrowDown' ? (cards[0] ?? null) : null;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return cards[at + (key === 'ArrowRight' ? 1 : -1)] ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const boxOf = (card: HTMLElement | undefined) => (card?.closest('li') ?? card)?.getBoundingClientRect() ?? new DOMRect();
  const own = boxOf(cards[at]);
  const beyond = cards.filter((card) => (key === 'ArrowDown' ? boxOf(card).top >= own.bottom : boxOf(card).bottom <= own.top));
  const row = boxOf(key === 'ArrowDown' ? beyond[0] : beyond.at(-1)).top;
  const inRow = beyond.filter((card) => boxOf(card).top === row);
  return inRow.findLast((card) => boxOf(card).left <= own.left) ?? inRow[0] ?? (key === 'ArrowUp' ? search : null);
}
