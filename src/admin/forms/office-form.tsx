import type { ReactNode } from 'react';
import type { Fields } from '../../core/fields/field.ts';
import { m } from '../../paraglide/messages.js';
import type { FormKit } from './form-kit.ts';
import type { FormState } from './form-state.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { ErrorSummary } from './page-elements.tsx';

interface OfficeFormProps {
  formAction: string;
  kit: FormKit;
  /** Names a control in the error summary. */
  labelOf: (name: string) => string;
  /** Conflict with another change, as text. */
  conflict: string | null;
  /** Fields that somebody else has changed as well, with a choice `keep:name` each. */
  clashes?: readonly string[];
  /** The form holds input that is not stored. */
  isUnsaved: boolean;
  /** Version of what is changed, where it has one. */
  version?: number | string | undefined;
  /** Rendered values of controls of which only the changed ones are stored. */
  was?: FormState | null;
  /** Fields whose texts can be shown in one language. */
  fields?: Fields;
  saveLabel?: string;
  /** Instead of the save button. */
  buttons?: ReactNode;
  /** Links beside the save button. */
  footLinks?: ReactNode;
  /** Beside the controls on wide screens; on others `first` is above and `last` below them. */
  side?: { first: ReactNode; last: ReactNode };
  children: ReactNode;
}

/**
 * The form of every office page that stores something: error summary, offer to restore unsaved input, languages, controls, save button.
 * Its script warns before input is lost and stores it in the browser (ADMIN-02).
 */
export function OfficeForm(props: OfficeFormProps) {
  const {
    formAction,
    kit,
    labelOf,
    conflict,
    clashes,
    isUnsaved,
    version,
    was,
    fields,
    saveLabel = m.admin_save(),
    buttons,
    footLinks,
    side,
    children,
  } = props;
  return (
    <>
      <ErrorSummary errors={kit.errors} labelOf={labelOf} conflict={conflict} {...(clashes && { clashes })} />
      <UnsavedWorkNote />
      {fields && <LanguageTabs fields={fields} form={kit.form} />}
      <form method="post" action={formAction} data-guarded="" data-unsaved={isUnsaved ? '' : undefined} noValidate>
        {/* Default button: Enter saves even if the first visible button does something else. */}
        <button className="bs-vh" type="submit" name="operation" value="save" tabIndex={-1} aria-hidden="true">
          {m.admin_save()}
        </button>
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        {was && [...was].map(([name, value]) => <input key={name} type="hidden" name={`was:${name}`} value={value} />)}
        {side ? <WithSide side={side}>{children}</WithSide> : children}
        {/* Moved to the list whose rows could not be changed, by the script. */}
        <p className="bs-note bad" role="alert" data-office-failed="" hidden>
          {m.office_failed()}
        </p>
        <div className="adm-foot">
          {buttons ?? (
            <button className="bs-btn primary" type="submit" name="operation" value="save" aria-keyshortcuts="Control+S">
              {saveLabel}
            </button>
          )}
          {footLinks}
        </div>
      </form>
    </>
  );
}

function WithSide({ side: { first, last }, children }: { side: NonNullable<OfficeFormProps['side']>; children: ReactNode }) {
  if (!first && !last) return children;
  return (
    <div className="adm-with-side">
      <div className="adm-side">{first}</div>
      <div className="adm-sections">{children}</div>
      <div className="adm-side">{last}</div>
    </div>
  );
}

/** Offer to restore unsaved input, shown by the script after a crash or a closed window. */
function UnsavedWorkNote() {
  return (
    <div className="bs-note" data-unsaved-work="" role="status" hidden>
      {m.admin_unsaved_input()}{' '}
      <button type="button" className="bs-btn" data-left-work="restore">
        {m.edit_left_restore()}
      </button>{' '}
      <button type="button" className="bs-btn" data-left-work="drop">
        {m.edit_left_drop()}
      </button>
    </div>
  );
}

/** True for input that the browser had stored and shall be shown again; nothing of it is saved. */
export function isRestored(form: FormState): boolean {
  return form.get('operation') === 'show:form';
}
