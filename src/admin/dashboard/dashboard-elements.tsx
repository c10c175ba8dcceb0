import type { ReactNode } from 'react';
import { type Language, locales } from '../../core/languages.ts';
import { formatClock, formatNumericDay } from '../../core/text/dates.ts';
import type { VitalMetric } from '../../features/dashboard/dashboard.contract.ts';

/** Block of a section with a heading. */
export function Card({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className="bs-card">
      <header>
        <h2 className="bs-grow">{title}</h2>
        {hint && <span className="bs-meta">{hint}</span>}
      </header>
      {children}
    </section>
  );
}

interface TableProps {
  caption: string;
  /** Column headings; columns in `numbers` are right-aligned. */
  columns: readonly string[];
  numbers?: readonly number[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Table with row headers, scrolling horizontally on phones, focusable for keyboards. */
export function Table({ caption, columns, numbers = [], rows }: TableProps) {
  const styleOf = (index: number) => (numbers.includes(index) ? 'bs-num' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard focus
    <section className="dash-scroll" tabIndex={0} aria-label={caption}>
      <table className="bs-table">
        <caption className="bs-vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={styleOf(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} className={styleOf(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { text: string; href: string; isCurrent: boolean }[];
}

/** Link to another view of the same section. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav className="bs-seg" aria-label={label}>
      {choices.map(({ text, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Short local date and time: '20.11.2026, 14:08'. */
export function formatMoment(iso: string, language: Language): string {
  return `${formatNumericDay(iso, language)}, ${formatClock(iso, language)}`;
}

export function formatNumber(value: number, language: Language, digits = 0): string {
  return new Intl.NumberFormat(locales[language].iso, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** Bytes in the largest unit that leaves a number of at least 1. */
export function formatBytes(bytes: number, language: Language): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1));
  const value = bytes / 1000 ** (step + 1);
  const options = { style: 'unit', unit: units[step], maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locales[language].iso, options as Intl.NumberFormatOptions).format(value);
}

/** Formats a web vital: '2,9 s', '120 ms', '0,02'. */
export function formatVital(metric: VitalMetric, value: number, language: Language): string {
  if (metric === 'CLS') return formatNumber(value, language, 2);
  return value < 1000 ? `${formatNumber(value, language)}\u00a0ms` : `${formatNumber(value / 1000, language, 1)}\u00a0s`;
}
