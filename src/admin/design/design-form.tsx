import type { Brand } from '../../../brands/brands.server.ts';
import { m } from '../../paraglide/messages.js';
import type { FormKit } from '../forms/form-kit.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { OperationButton } from '../forms/operation-button.tsx';
import { Head } from '../forms/page-elements.tsx';
import { describeSetting } from './describe-setting.ts';
import { DesignControl, labelOf } from './design-control.tsx';
import { designGroups, designLabels } from './design-labels.ts';
import { type DesignKey, type DesignNode, designNodes } from './design-nodes.ts';

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
  const named = new Set<string>(designGroups.flatMap(({ keys }) => keys));
  const rest = [...designNodes.keys()].filter((key) => !named.has(key));
  return (
    <>
      <Head
        title={m.admin_list_design()}
        intro={m.admin_design_intro({ brand: brand.settings.header.wordmark.join(' ') || brand.name })}
        done={done}
      />
      <OfficeForm
        {...{ formAction, kit, conflict, isUnsaved }}
        labelOf={(name) => designLabels[name.split('.')[0] ?? '']?.() ?? labelOf(name)}
      >
        {designGroups.map(({ label, keys }, index) => (
          <section key={label()} className="adm-section">
            <h2>{label()}</h2>
            {(index === designGroups.length - 1 ? rest : keys).map((key) => {
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
  const errors = node.kind === 'group' || node.kind === 'rows' || node.kind === 'named' ? kit.errors[name] : undefined;
  return (
    <div className="adm-setting">
      <input type="hidden" name={`was:${name}`} value={kit.form.get(`was:${name}`) ?? ''} />
      <DesignControl name={name} node={node} kit={kit} />
      {errors && <p className="bs-err">{errors.join(' ')}</p>}
      <div className="adm-reset">
        {isChanged && <span className="bs-badge warn">{m.admin_design_changed()}</span>}
        <span className="bs-hint">{m.admin_design_brand({ value: describeSetting(node, brand.settings[name]) })}</span>
        {(isChanged || kit.firstError === `reset:${name}`) && (
          <OperationButton operation={`reset:${name}`} label={m.admin_design_reset()} subject={labelOf(name)} kit={kit} />
        )}
      </div>
    </div>
  );
}
