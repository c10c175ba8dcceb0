import type { Brand } from '../../../brands/brands.server.ts';
import { m } from '../../paraglide/messages.js';
import { interfaceText } from '../../ui/interface-text.ts';
import type { FormKit } from '../forms/form-kit.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { OperationButton } from '../forms/operation-button.tsx';
import { Head } from '../forms/page-elements.tsx';
import { DesignControl, describeSetting } from './design-control.tsx';
import { type DesignKey, type DesignNode, designNodes, isGroup, labelOf } from './design-fields.ts';

/** Sections of the form; a setting in none of them is shown in the last one. */
const sections: readonly { label: () => string; keys: readonly DesignKey[] }[] = [
  { label: m.admin_design_look, keys: ['menuStyle', 'eventStyle', 'header', 'stickyOverlayButton', 'teamAccordion', 'anchorListOffset'] },
  { label: m.admin_design_programme, keys: ['quickBuy', 'accessFilter', 'remainingTicketsBelow', 'webshopPaths', 'detailSections'] },
  { label: m.admin_design_formats, keys: ['currencySymbol', 'currencyCode', 'formats'] },
  { label: m.admin_design_site, keys: [] },
];

interface DesignFormProps {
  kit: FormKit;
  brand: Brand;
  /** Names of settings that override the brand. */
  changed: ReadonlySet<string>;
  conflict: string | null;
  formAction: string;
  isUnsaved: boolean;
  done: string | null;
}

/** Form of all design settings, with the brand's value and a reset for each. */
export function DesignForm({ kit, brand, changed, conflict, formAction, isUnsaved, done }: DesignFormProps) {
  const named = new Set<string>(sections.flatMap(({ keys }) => keys));
  const rest = [...designNodes.keys()].filter((key) => !named.has(key));
  return (
    <>
      <Head
        title={m.admin_list_design()}
        intro={m.admin_design_intro({ brand: brand.settings.header.wordmark.join(' ') || brand.name })}
        done={done}
      />
      <OfficeForm {...{ formAction, kit, conflict, isUnsaved }} labelOf={(name) => nameOf(name.split('.')[0] as DesignKey)}>
        {sections.map(({ label, keys }, index) => (
          <section key={label()} className="adm-section">
            <h2>{label()}</h2>
            {(index === sections.length - 1 ? rest : keys).map((key) => {
              const node = designNodes.get(key);
              return node ? <Setting key={key} name={key} node={node} kit={kit} brand={brand} isChanged={changed.has(key)} /> : null;
            })}
          </section>
        ))}
      </OfficeForm>
    </>
  );
}

interface SettingProps {
  name: DesignKey;
  node: DesignNode;
  kit: FormKit;
  brand: Brand;
  isChanged: boolean;
}

function Setting({ name, node, kit, brand, isChanged }: SettingProps) {
  const errors = isGroup(node) ? kit.errors[name] : undefined;
  return (
    <div className="adm-setting">
      <input type="hidden" name={`was:${name}`} value={kit.form.get(`was:${name}`) ?? ''} />
      <DesignControl name={name} node={node} kit={kit} />
      {errors && <p className="bs-err">{errors.join(' ')}</p>}
      <div className="adm-reset">
        {isChanged && <span className="bs-badge warn">{m.admin_design_changed()}</span>}
        <span className="bs-hint">{m.admin_design_brand({ value: describeSetting(node, brand.settings[name], kit.language) })}</span>
        {(isChanged || kit.firstError === `reset:${name}`) && (
          <OperationButton operation={`reset:${name}`} label={m.admin_design_reset()} subject={nameOf(name)} kit={kit} />
        )}
      </div>
    </div>
  );
}

function nameOf(key: DesignKey): string {
  const node = designNodes.get(key);
  return node ? interfaceText(labelOf(node)) : key;
}
