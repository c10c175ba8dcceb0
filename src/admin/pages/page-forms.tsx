import { type Language, languages } from '../../core/languages.ts';
import type { HubPage } from '../../features/pages/hub-page.ts';
import { m } from '../../paraglide/messages.js';
import { EntrySearch } from '../../ui/backstage/entry-search/entry-search.tsx';
import { adminHref } from '../../urls.ts';
import { FormKey } from '../form-key.tsx';
import { Labelled } from '../forms/form-fields.tsx';
import type { FormKit } from '../forms/form-kit.ts';
import { OfficeForm } from '../forms/office-form.tsx';
import { Head, Input } from '../forms/page-elements.tsx';

interface FormProps {
  language: Language;
  kit: FormKit;
  /** In the order of the tree. */
  pages: readonly HubPage[];
  isUnsaved: boolean;
}

const titleLabels = { de: m.new_page_title_de, en: m.new_page_title_en };

/** Form of a new page, empty or a copy; it opens for editing, and nobody sees it before it is published. */
export function NewPageForm({ language, kit, pages, isUnsaved }: FormProps) {
  const base = adminHref(language, 'pages');
  const labels: Record<string, () => string> = { ...titleLabels, parent: m.page_parent, copy: m.new_page_copy };
  return (
    <>
      <Head back={base} title={m.new_page()} />
      <OfficeForm
        {...{ kit, isUnsaved }}
        formAction={`${base}/new`}
        labelOf={(name) => (labels[name] ?? m.new_page)()}
        conflict={null}
        saveLabel={m.new_page_create()}
      >
        <FormKey />
        <section className="adm-section adm-fields">
          {languages.map((each) => (
            <Input key={each} name={each} label={titleLabels[each]()} kit={kit} isRequired={each === language} limit={255} />
          ))}
          <PageChoice name="parent" label={m.page_parent()} none={m.page_no_parent()} {...{ kit, pages, language }} />
          <PageChoice name="copy" label={m.new_page_copy()} none={m.new_page_empty()} {...{ kit, pages, language }} />
        </section>
      </OfficeForm>
    </>
  );
}

interface MovePageFormProps extends FormProps {
  page: HubPage;
  title: string;
}

/** Form to move a page anywhere: the twin of dragging it. */
export function MovePageForm({ language, kit, pages, isUnsaved, page, title }: MovePageFormProps) {
  const base = adminHref(language, 'pages');
  const labels: Record<string, () => string> = { target: m.pages_move_target, place: m.pages_move_place };
  return (
    <>
      <Head back={base} title={m.pages_move_title({ title })} />
      <OfficeForm
        {...{ kit, isUnsaved }}
        formAction={`${base}/${page.id}/move`}
        labelOf={(name) => (labels[name] ?? m.pages_move)()}
        conflict={null}
        saveLabel={m.pages_move_submit()}
      >
        <section className="adm-section adm-fields">
          <fieldset>
            <legend>{m.pages_move_place()}</legend>
            {(['inside', 'before', 'after'] as const).map((place) => (
              <label key={place} className="bs-check">
                <input type="radio" name="place" value={place} defaultChecked={(kit.form.get('place') ?? 'inside') === place} />
                {{ inside: m.pages_move_inside, before: m.pages_move_before, after: m.pages_move_after }[place]()}
              </label>
            ))}
          </fieldset>
          <PageChoice
            name="target"
            label={m.pages_move_target()}
            none={m.pages_move_choose()}
            pages={pages.filter(({ id }) => id !== page.id)}
            {...{ kit, language }}
          />
        </section>
      </OfficeForm>
    </>
  );
}

interface PageChoiceProps {
  name: string;
  label: string;
  none: string;
  kit: FormKit;
  pages: readonly HubPage[];
  language: Language;
}

function PageChoice({ name, label, none, kit, pages, language }: PageChoiceProps) {
  return (
    <Labelled name={name} label={label} kit={kit} isRequired={false}>
      {(props) => (
        <EntrySearch>
          <select {...props} className="bs-input" defaultValue={kit.form.get(name) ?? ''}>
            <option value="">{none}</option>
            {pages.map(({ id, depth, titles }) => (
              <option key={id} value={id}>
                {'\u2003'.repeat(depth)}
                {titles[language] || titles.de || titles.en}
              </option>
            ))}
          </select>
        </EntrySearch>
      )}
    </Labelled>
  );
}
