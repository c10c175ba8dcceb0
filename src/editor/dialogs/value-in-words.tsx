import { useEffect, useState } from 'react';
import { parseLinkTarget } from '../../core/fields/link-target.ts';
import { type Language, locales } from '../../core/languages.ts';
import { formatDay } from '../../core/text/dates.ts';
import { plainText } from '../../core/text/plain-text.ts';
import type { Media } from '../../features/media/media.contract.ts';
import { m } from '../../paraglide/messages.js';
import { useTarget } from '../controls/link-control.tsx';
import { useEntries, useEntryTitle } from '../controls/use-entries.ts';
import { editorCall } from '../editor-call.ts';
import type { CatalogueField } from '../session/catalogue.ts';

interface ValueProps {
  field: CatalogueField | undefined;
  value: unknown;
  /** Of titles and labels. */
  language: Language;
}

/** A value as editors know it from its control: a picture, a title, a label, a text without its marks; never a number or a code. */
export function ValueInWords({ field, value, language }: ValueProps) {
  const link = field?.kind === 'content-link' && typeof value === 'string' && parseLinkTarget(value) !== null ? value : null;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return m.edit_value_none();
  if (typeof value === 'number' && field?.kind === 'media') return <Medium id={value} language={language} />;
  if (typeof value === 'number' && field?.kind === 'reference') return <Entry {...{ field, language }} id={value} />;
  if (Array.isArray(value) && field?.kind === 'references')
    return value.map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <Entry {...{ field, language }} id={id} />
      </span>
    ));
  if (Array.isArray(value) && field?.target === 'contributor') return <Cast members={value} language={language} />;
  if (link !== null) return <Target {...{ link, language }} />;
  return wordsOf(field, value, language);
}

function wordsOf(field: CatalogueField | undefined, value: unknown, language: Language): string {
  const label = (code: unknown) => field?.codes?.find((one) => String(one.code) === String(code))?.label ?? String(code);
  if (typeof value === 'boolean') return value ? m.admin_yes() : m.admin_no();
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.map(label).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (field?.kind === 'rich-text') return plainText(text);
  if (field?.kind === 'date') return formatDay(text, language);
  if (field?.kind === 'date-time')
    return new Date(text).toLocaleString(locales[language].iso, { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' });
  return label(text);
}

function Medium({ id, language }: { id: number; language: Language }) {
  const [medium, setMedium] = useState<Media | 'gone' | null>(null);
  useEffect(() => {
    let isOver = false;
    void editorCall<Media>('GET', `/${language}/pageeditor-api/media/${id}/`).then((answer) => {
      if (!isOver) setMedium(answer.ok ? answer.body : 'gone');
    });
    return () => {
      isOver = true;
    };
  }, [id, language]);
  if (medium === null) return m.edit_media_loading();
  if (medium === 'gone') return m.media_gone();
  const picture = medium.image_thumbnails?.small;
  return (
    <span className="bs-row">
      {picture && <img className="bs-thumb" src={picture} alt="" />}
      {medium.name}
    </span>
  );
}

function Entry({ field, id, language }: { field: CatalogueField; id: number; language: Language }) {
  return useEntryTitle(field.resource, id, language) || m.edit_media_loading();
}

function Cast({ members, language }: { members: readonly { person: number; role: Record<string, string> }[]; language: Language }) {
  const people = useEntries('persons', language);
  return members
    .map(({ person, role }) => {
      const name = people.find(({ id }) => id === person)?.title ?? '…';
      const part = role[language] ?? Object.values(role)[0];
      return part ? m.edit_cast_of({ role: part, name }) : name;
    })
    .join('\n');
}

function Target({ link, language }: { link: string; language: Language }) {
  const target = useTarget(link, language);
  if (target === null) return m.edit_media_loading();
  return target === 'gone' ? m.link_target_gone() : target.title || target.url;
}
