import type { Language } from '../../core/languages.ts';
import type { AssetNumbers } from '../../features/dashboard/assets.read.server.ts';
import type { CelumState } from '../../features/dashboard/dashboard.server.ts';
import { mediaKindLabels } from '../../features/media/media.fields.ts';
import { m } from '../../paraglide/messages.js';
import { adminHref } from '../../urls.ts';
import { codeLabel } from '../forms/field-label.ts';
import { Card, formatBytes, formatNumber, Table } from './dashboard-elements.tsx';

interface CelumViewProps {
  language: Language;
  numbers: AssetNumbers;
  kinds: readonly { kind: string; count: number; bytes: number }[];
  /** Null while CELUM is not set up. */
  celum: CelumState | null;
  /** Shows links to the files. */
  isEditor: boolean;
}

/** The media library in numbers and the state of CELUM (DASH-03). */
export function CelumView({ language, numbers, kinds, celum, isEditor }: CelumViewProps) {
  const { assets, bytes, unused, without_description: undescribed } = numbers;
  const figures = [
    { name: m.dashboard_media_files(), value: formatNumber(assets, language), hint: m.dashboard_media_files_hint(), query: '' },
    { name: m.dashboard_media_size(), value: formatBytes(bytes, language), hint: m.dashboard_media_size_hint() },
    {
      name: m.dashboard_media_unused(),
      value: formatNumber(unused, language),
      hint: m.dashboard_media_unused_hint(),
      query: '?only=unused',
    },
    {
      ...{ name: m.dashboard_media_undescribed(), value: formatNumber(undescribed, language), hint: m.dashboard_media_undescribed_hint() },
      query: '?only=undescribed',
    },
  ];
  return (
    <>
      <dl className="dash-figures">
        {figures.map(({ name, value, hint, query }) => (
          <div key={name} className="bs-card in">
            <dt>{isEditor && query !== undefined ? <a href={`${adminHref(language, 'media')}${query}`}>{name}</a> : name}</dt>
            <dd className="dash-figure">{value}</dd>
            <dd className="bs-meta">{hint}</dd>
          </div>
        ))}
      </dl>
      <Card title={m.dashboard_media_kinds()}>
        {kinds.length === 0 ? (
          <p className="in">{m.dashboard_media_empty()}</p>
        ) : (
          <Table
            caption={m.dashboard_media_kinds()}
            columns={[m.dashboard_media_kind(), m.dashboard_media_number(), m.dashboard_media_size()]}
            numbers={[1, 2]}
            rows={kinds.map((row) => ({
              key: row.kind,
              cells: [codeLabel({ codes: mediaKindLabels }, row.kind), formatNumber(row.count, language), formatBytes(row.bytes, language)],
            }))}
          />
        )}
      </Card>
      <Celum celum={celum} language={language} />
    </>
  );
}

function Celum({ celum, language }: Pick<CelumViewProps, 'celum' | 'language'>) {
  if (!celum)
    return (
      <Card title={m.dashboard_celum()} hint={<span className="bs-state off">{m.dashboard_celum_off()}</span>}>
        <p className="in">{m.dashboard_celum_off_text()}</p>
      </Card>
    );
  if (!celum.ok)
    return (
      <Card title={m.dashboard_celum()} hint={<span className="bs-state changed dash-bad">{m.dashboard_celum_failed()}</span>}>
        <p className="in">{m.dashboard_celum_reason({ detail: celum.detail })}</p>
      </Card>
    );
  return (
    <Card title={m.dashboard_celum()} hint={<span className="bs-state live">{m.dashboard_celum_connected()}</span>}>
      <p className="in">{m.dashboard_celum_count({ count: formatNumber(celum.count, language) })}</p>
      <Table
        caption={m.dashboard_celum()}
        columns={[m.dashboard_name(), m.dashboard_media_kind(), m.dashboard_media_size()]}
        numbers={[2]}
        rows={celum.latest.map(({ id, name, category, bytes }) => ({
          key: String(id),
          cells: [name || `#${id}`, category, bytes === null ? m.dashboard_none() : formatBytes(bytes, language)],
        }))}
      />
    </Card>
  );
}
