import { useContext } from 'react';
import type { ViewProps } from '../../core/module/module.ts';
import { LevelAbove } from '../../core/module/module-context.ts';
import { titleTag } from '../../core/module/title-tag.ts';
import { ExternalMedia } from '../../features/consent/embeds/external-media.tsx';
import { FormOnPage } from '../../features/forms/form-on-page.tsx';
import type { Form } from '../../features/forms/forms.contract.ts';
import { RichText } from '../../features/programme/detail/rich-text.tsx';
import { m } from '../../paraglide/messages.js';
import type { forms } from './forms.module.ts';

type LoadedFields = { form_obj: (Form & { url: string; intro_html: string }) | null };

export function FormsView({ module: { hubspot_id, form_obj }, language }: ViewProps<typeof forms, LoadedFields>) {
  const Title = titleTag(useContext(LevelAbove));
  if (/^\d+$/.test(hubspot_id)) {
    if (!form_obj) return null;
    return (
      <section className="m-forms" aria-label={form_obj.title}>
        <Title className="h3">{form_obj.title}</Title>
        {form_obj.intro_html && <RichText html={form_obj.intro_html} className="lead prose" />}
        <FormOnPage form={form_obj} action={form_obj.url} language={language} />
      </section>
    );
  }
  // In a draft: the editor puts its placeholder there.
  if (!/\w/.test(hubspot_id)) return null;
  const url = `https://share.hsforms.com/${encodeURIComponent(hubspot_id)}`;
  return (
    <div className="m-forms">
      <ExternalMedia service="hubspot" title={m.module_form()} url={url} player={url} />
    </div>
  );
}
