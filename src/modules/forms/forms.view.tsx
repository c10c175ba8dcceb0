import { useContext } from 'react';
import type { ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import type { Waking } from '../../core/module/module-source.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import { ExternalMedia } from '../../features/consent/external-media.tsx';
import { FormView } from '../../features/forms/form-view.tsx';
import type { Form } from '../../features/forms/forms.contract.ts';
import { m } from '../../paraglide/messages.js';
import type { forms } from './forms.module.ts';

type Loaded = { form_obj: (Form & { url: string }) | null };

export const waking: Waking = 'at once';

export function FormsView({ module: { hubspot_id, form_obj }, language }: ViewProps<typeof forms, Loaded>) {
  const Title = titleTag(useContext(LevelAbove));
  if (/^\d+$/.test(hubspot_id)) {
    if (!form_obj) return null;
    return (
      <section className="m-forms" aria-label={form_obj.title}>
        <Title className="h3">{form_obj.title}</Title>
        {form_obj.intro && <p>{form_obj.intro}</p>}
        <FormView form={form_obj} action={form_obj.url} language={language} />
      </section>
    );
  }
  const url = `https://share.hsforms.com/${encodeURIComponent(hubspot_id)}`;
  return (
    <div className="m-forms">
      <ExternalMedia service="hubspot" title={m.module_form()} url={url}>
        {() => <iframe src={url} title={m.module_form()} />}
      </ExternalMedia>
    </div>
  );
}
