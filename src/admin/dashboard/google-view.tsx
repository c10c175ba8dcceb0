import type { Language } from '../../core/languages.ts';
import { addDays, formatNumericDay } from '../../core/text/dates.ts';
import { m } from '../../paraglide/messages.js';
import { Card, formatNumber, Table } from './dashboard-elements.tsx';
import { type Line, LineChart } from './line-chart.tsx';

interface GoogleViewProps {
  language: Language;
  tag_manager_ids: readonly string[];
  search_console_url: string;
  consent: readonly Rate[];
  consent_texts: readonly ConsentText[];
}

interface ConsentText {
  revision: number;
  language: string;
  hash: string;
  lines: readonly string[];
  /** 'YYYY-MM-DD'. */
  first_day: string;
}

interface Rate {
  date: string;
  category: string;
  accepted: number;
  total: number;
}

/** Tag managers, Search Console and consent rates (DASH-04). */
export function GoogleView({
  language,
  tag_manager_ids: ids,
  search_console_url: console,
  consent,
  consent_texts: texts,
}: GoogleViewProps) {
  return (
    <>
      <div className="dash-pair">
        <Card title={m.dashboard_google_tags()}>
          <div className="in">
            {ids.map((id) => (
              <p key={id}>
                <strong>{id}</strong>
              </p>
            ))}
            <p className="bs-meta">{ids.length > 0 ? m.dashboard_google_tags_text() : m.dashboard_google_tags_none()}</p>
          </div>
        </Card>
        <Card title={m.dashboard_google_console()}>
          <p className="in">
            {/^https:\/\//.test(console) ? (
              <a className="bs-btn" href={console} rel="noreferrer">
                {m.dashboard_google_console_open()}
              </a>
            ) : (
              <span className="bs-meta">{m.dashboard_google_console_none()}</span>
            )}
          </p>
        </Card>
      </div>
      <Consent consent={consent} language={language} />
      <ConsentTexts texts={texts} language={language} />
    </>
  );
}

const categories = [
  { name: 'optimization', label: m.consent_optimization, style: 'first' },
  { name: 'marketing', label: m.consent_marketing, style: 'second' },
  { name: 'external_media', label: m.consent_external_media, style: 'third' },
] as const;

/** As many characters of a text's hash as tell it from others. */
const shownHashLength = 8;

/** The question for consent, word for word, since the law wants a consent to be proved. */
function ConsentTexts({ texts, language }: { texts: readonly ConsentText[]; language: Language }) {
  if (texts.length === 0) return null;
  /** A text that was changed without a new version of it has the others' number: the lines in which they differ are marked. */
  const isOnlyHere = (line: string, revision: number, spoken: string) => {
    const alike = texts.filter((text) => text.revision === revision && text.language === spoken);
    return alike.some(({ lines }) => !lines.includes(line));
  };
  return (
    <Card title={m.dashboard_consent_texts()}>
      {texts.map(({ revision, language: spoken, hash, lines, first_day }) => (
        <details key={`${revision} ${spoken} ${hash}`} className="fold dash-twin in">
          <summary>
            {m.dashboard_consent_text({
              ...{ revision, language: spoken.toUpperCase(), day: formatNumericDay(first_day, language) },
              hash: hash.slice(0, shownHashLength),
            })}
          </summary>
          <ul lang={spoken} className="dash-sums">
            {[...new Set(lines)].filter(Boolean).map((line) => (
              <li key={line}>{isOnlyHere(line, revision, spoken) ? <mark>{line}</mark> : line}</li>
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}

function Consent({ consent, language }: { consent: readonly Rate[]; language: Language }) {
  const percent = (accepted: number, total: number) =>
    total === 0 ? m.dashboard_none() : `${formatNumber((accepted / total) * 100, language)} %`;
  const dates = [...new Set(consent.map(({ date }) => date))].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last)
    return (
      <Card title={m.dashboard_consent()}>
        <p className="in">{m.dashboard_consent_empty()}</p>
      </Card>
    );
  const span = Math.max(1, Temporal.PlainDate.from(first).until(last).days);
  const lines: Line[] = categories.map(({ name, label, style }) => ({
    name: label(),
    style,
    points: consent
      .filter(({ category, total }) => category === name && total > 0)
      .map(({ date, accepted, total }) => ({
        at: Temporal.PlainDate.from(first).until(date).days / span,
        value: (accepted / total) * 100,
      })),
  }));
  const sums = categories.map(({ name, label }) => {
    const rates = consent.filter(({ category }) => category === name);
    const [accepted, total] = (['accepted', 'total'] as const).map((part) => rates.reduce((sum, rate) => sum + rate[part], 0)) as [
      number,
      number,
    ];
    return `${label()}: ${percent(accepted, total)} (${m.dashboard_consent_accepted({ accepted: formatNumber(accepted, language), total: formatNumber(total, language) })})`;
  });
  const at = (date: string, name: string) => consent.find((rate) => rate.date === date && rate.category === name);
  const rows = dates.toReversed().map((date) => ({
    key: date,
    cells: [
      formatNumericDay(date, language),
      ...categories.map(({ name }) => percent(at(date, name)?.accepted ?? 0, at(date, name)?.total ?? 0)),
      formatNumber(Math.max(0, ...categories.map(({ name }) => at(date, name)?.total ?? 0)), language),
    ],
  }));
  const marks = [100, 50, 0].map((value) => ({ value, text: `${value} %` }));
  return (
    <Card title={m.dashboard_consent()} hint={m.dashboard_consent_note()}>
      <div className="in">
        <ul className="dash-sums">
          {sums.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <LineChart
          summary={`${m.dashboard_consent()}. ${sums.join(', ')}`}
          lines={lines}
          top={100}
          marks={marks}
          below={[formatNumericDay(first, language), last === first ? '' : formatNumericDay(addDays(first, span), language)]}
        />
        <details className="fold dash-twin">
          <summary>{m.dashboard_as_table()}</summary>
          <Table
            caption={m.dashboard_consent()}
            columns={[m.dashboard_day(), ...categories.map(({ label }) => label()), m.dashboard_consent_choices()]}
            numbers={[1, 2, 3, 4]}
            rows={rows}
          />
        </details>
      </div>
    </Card>
  );
}
