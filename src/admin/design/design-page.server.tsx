import { isDeepStrictEqual } from 'node:util';
import { readDesign } from '../../features/site/design.read.server.ts';
import { changeDesign, readOverrides } from '../../features/site/design.write.server.ts';
import { type DesignSettings, designSettingsSchema } from '../../features/site/design-settings.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { type AdminContext, formOf, store } from '../admin-context.server.ts';
import { doneText } from '../done-text.ts';
import { changeRows, rowAction } from '../forms/change-rows.ts';
import { kitOf } from '../forms/form-kit.ts';
import type { FormState } from '../forms/form-state.ts';
import type { OfficeAnswer, OfficeOutcome } from '../office-answers.server.ts';
import { describeSetting } from './design-control.tsx';
import { type DesignKey, type DesignNode, designFields, designNodes, isGroup } from './design-fields.ts';
import { DesignForm } from './design-form.tsx';
import { readSetting, writeSetting } from './design-form-values.ts';

/** Page of the design settings (ADMIN-06, BRAND-01): values of the brand and overrides. */
export async function designPage(context: AdminContext): Promise<OfficeAnswer> {
  const form: FormState = new Map();
  for (const [key, node] of designNodes) {
    writeSetting(form, key, node, context.design[key]);
    form.set(`was:${key}`, wire(context.design[key]));
  }
  return page(context, form, {});
}

/** Stores the changed settings, or resets one in the form to the brand's value. */
export async function submitDesign(context: AdminContext): Promise<OfficeOutcome> {
  const { language, options, reading, design } = context;
  const { brand } = options;
  const form = formOf(context);
  const reset = /^reset:(\w+)$/.exec(form.get('operation') ?? '')?.[1] as DesignKey | undefined;
  const node = reset && designNodes.get(reset);
  if (reset && node) {
    writeSetting(form, reset, node, brand.settings[reset]);
    return page(context, form, { done: m.admin_design_reset_done(), focus: `reset:${reset}` });
  }
  const pressed = form.get('operation') ?? 'save';
  if (rowAction.test(pressed)) return page(context, form, changeRows(designFields, form, pressed));
  const { changes, errors } = readChanges(form, brand.settings);
  if (Object.keys(errors).length > 0) return page(context, form, { errors });
  const conflicts = Object.keys(changes).filter((key) => wire(design[key as DesignKey]) !== form.get(`was:${key}`)) as DesignKey[];
  if (conflicts.length > 0) {
    const theirs = conflicts.map((key) => {
      form.set(`was:${key}`, wire(design[key]));
      return describeSetting(designNodes.get(key) as DesignNode, design[key], language);
    });
    return page(context, form, { conflict: m.admin_design_conflict({ theirs: theirs.join(' · ') }) });
  }
  const refused = await store(context, (transaction, actor) => changeDesign(transaction, brand, changes, actor));
  if (refused.length > 0)
    return page(context, form, { errors: Object.fromEntries(refused.map(({ key }) => [key, [m.admin_wrong_value()]])) });
  // Read again: the overrides have changed.
  await readDesign(reading, brand, options.report);
  return { to: `${adminHref(language, 'design')}?done=saved` };
}

interface FormFeedback {
  errors?: Record<string, string[]>;
  conflict?: string | null;
  focus?: string | null;
  done?: string | null;
}

async function page(context: AdminContext, form: FormState, feedback: FormFeedback): Promise<OfficeAnswer> {
  const { language, query, options, reading } = context;
  const { errors = {}, conflict = null, focus = null } = feedback;
  const overrides = await readOverrides(reading.db, options.brand);
  return {
    status: conflict ? 409 : Object.keys(errors).length > 0 ? 400 : 200,
    title: m.admin_list_design(),
    current: 'design',
    view: (
      <DesignForm
        kit={kitOf(form, language, errors, focus)}
        brand={options.brand}
        changed={new Set(Object.keys(overrides))}
        conflict={conflict}
        formAction={adminHref(language, 'design')}
        isUnsaved={context.request.method === 'POST'}
        done={feedback.done ?? doneText(query)}
      />
    ),
  };
}

/** Changed settings; a value equal to the brand's is stored as null (no override). */
function readChanges(form: FormState, brand: DesignSettings) {
  const changes: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const [key, node] of designNodes) {
    const parsed = designSettingsSchema.shape[key].safeParse(readSetting(form, key, node));
    if (!parsed.success) {
      for (const { path } of parsed.error.issues) errors[placeOf(form, [key, ...path])] = [wrongOf(key, node)];
      continue;
    }
    if (wire(parsed.data) === form.get(`was:${key}`)) continue;
    changes[key] = isDeepStrictEqual(parsed.data, brand[key]) || parsed.data === undefined ? null : parsed.data;
  }
  return { changes, errors };
}

/** Nearest existing control for a path of a setting. */
function placeOf(form: FormState, path: readonly PropertyKey[]): string {
  for (let length = path.length; length > 1; length--) {
    const place = path.slice(0, length).map(String).join('.');
    if (form.has(place)) return place;
  }
  return String(path[0]);
}

function wrongOf(key: DesignKey, node: DesignNode): string {
  if (key === 'formats') return m.design_wrong_pattern();
  return !isGroup(node) && node.field.kind === 'number' ? m.admin_wrong_number() : m.admin_wrong_value();
}

/** Canonical JSON, independent of key order. */
function wire(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
