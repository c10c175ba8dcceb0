import { m } from '../../paraglide/messages.js';
import { ModuleSample } from '../canvas/module-sample.tsx';
import { LayoutPicture } from '../controls/layout-control.tsx';
import type { CatalogueModule } from '../session/catalogue.ts';
import { type CatalogueGroup, layoutNames } from './catalogue-groups.ts';

interface CatalogueListProps {
  groups: readonly CatalogueGroup[];
  onChoose(model: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** The modules to choose from as cards with what they look like; one with columns has its layouts as pictures below. */
export function CatalogueList({ groups, onChoose }: CatalogueListProps) {
  return groups.map(({ name, modules }) => (
    <section key={name} aria-label={name}>
      <h3 className="bs-menu-h">{name}</h3>
      <ul className="plain bs-menu bs-catalogue">
        {modules.map((module) => (
          <li key={module.name}>
            <ModuleSample name={module.name} />
            <button className="mi" type="button" data-model={module.name} onClick={() => onChoose(module.name)}>
              <span>
                <span className="ttl">{module.label}</span>
                <span className="dsc">{module.help}</span>
              </span>
            </button>
            {module.layout && <Layouts module={module} layout={module.layout} onChoose={onChoose} />}
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface LayoutsProps {
  module: CatalogueModule;
  layout: NonNullable<CatalogueModule['layout']>;
  onChoose: CatalogueListProps['onChoose'];
}

function Layouts({ module, layout: { field, columns }, onChoose }: LayoutsProps) {
  const names = layoutNames(module);
  return (
    <div className="bs-layouts">
      {Object.entries(columns).map(([code, classes]) => {
        const name = m.edit_insert_layout({ module: module.label, layout: names.get(code) ?? code });
        return (
          <button key={code} type="button" title={name} aria-label={name} onClick={() => onChoose(module.name, { [field]: code })}>
            <LayoutPicture classes={classes} />
          </button>
        );
      })}
    </div>
  );
}
