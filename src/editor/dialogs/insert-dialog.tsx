import { useState } from 'react';
import type { Place } from '../../features/pages/operations/content-tree.ts';
import { m } from '../../paraglide/messages.js';
import { useSurface } from '../canvas/editor-context.ts';
import { ModuleSample } from '../canvas/module-sample.tsx';
import { modelsAt } from '../session/places.ts';
import { ToolDialog } from './tool-dialog.tsx';

const groupNames: Record<string, () => string> = {
  text: m.edit_group_text,
  picture: m.edit_group_picture,
  media: m.edit_group_media,
  programme: m.edit_group_programme,
  layout: m.edit_group_layout,
  more: m.edit_group_more,
};

/** The modules that may stand there, by what they are for; searched by typing (MOD-34). */
export function InsertDialog({ place, replaces }: { place: Place; replaces: number | null }) {
  const { session, state, openDialog, actions } = useSurface();
  const [words, setWords] = useState('');
  const [looked, setLooked] = useState<string | null>(null);
  const allowed = new Set(modelsAt(state.tree, session.rules, place));
  const fits = (text: string) => text.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
  // In the order in which they stand below each other, so that Enter takes the first one seen.
  const order = Object.keys(groupNames);
  const found = [...session.catalogue.values()]
    .filter(({ name, label, help }) => allowed.has(name) && (fits(label) || fits(help)))
    .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
  const choose = (model: string) => {
    openDialog(null);
    actions.insert(model, place, replaces);
  };
  const [first] = found;
  const shown = found.find(({ name }) => name === looked)?.name ?? first?.name;
  const walk = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button.mi')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  };
  return (
    <ToolDialog title={m.edit_insert_title()} onClose={() => openDialog(null)} width="68rem">
      <div className="bs-insert">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk through what is inside */}
        <div className="bs-stack" onKeyDown={walk}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (first) choose(first.name);
            }}
          >
            <input
              className="bs-input"
              type="search"
              aria-label={m.edit_insert_search()}
              placeholder={m.edit_insert_search()}
              value={words}
              onChange={(event) => setWords(event.target.value)}
              data-begins
            />
          </form>
          <p className="bs-vh" role="status">
            {m.edit_insert_found({ count: found.length })}
          </p>
          {Object.entries(groupNames).map(([group, name]) => {
            const inside = found.filter((module) => module.group === group);
            if (inside.length === 0) return null;
            return (
              <section key={group} aria-label={name()}>
                <h3 className="bs-menu-h">{name()}</h3>
                <ul className="plain bs-menu bs-catalogue">
                  {inside.map((module) => (
                    <li key={module.name}>
                      <button
                        className="mi"
                        type="button"
                        data-model={module.name}
                        onClick={() => choose(module.name)}
                        onFocus={() => setLooked(module.name)}
                        onPointerEnter={() => setLooked(module.name)}
                      >
                        <span>
                          <span className="ttl">{module.label}</span>
                          <span className="dsc">{module.help}</span>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
          {found.length === 0 && <p>{m.edit_insert_none()}</p>}
        </div>
        {shown && <ModuleSample name={shown} />}
      </div>
    </ToolDialog>
  );
}
