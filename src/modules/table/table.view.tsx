import { parseTable } from '../../core/fields/table.ts';
import { langOf, type ViewProps } from '../../core/module/module.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import type { table } from './table.module.ts';

/** An amount, a time, a measure or a dash: '48 €', '€1,200.50', 'ab 8 €', '19.30', '12 m', '–'. */
const figure = /^(?:ab |from )?[€£$]?\s?[\d.,:]+(?:\s?(?:[€£$%]|EUR|min|m²|m|h))?$|^[–-]?$/;

/** Where it is wider than its column it scrolls by itself, with the first column in place (MOD-40). */
export function TableView({ module, language }: ViewProps<typeof table>) {
  const { caption, cells, header_row, header_column, anchor } = module;
  const lang = langOf(module, 'cells', language);
  const captionId = `table-${module.id}`;
  const rows = parseTable(cells);
  const [first] = rows;
  const body = header_row ? rows.slice(1) : rows;
  const isFigure = first?.map((_, column) => body.some((row) => row[column]) && body.every((row) => figure.test(row[column] ?? '')));
  const classOf = (column: number) => (isFigure?.[column] ? 'figure' : undefined);
  return (
    <div className={header_column ? 'm-table named-rows' : 'm-table'} id={anchor || undefined}>
      <p className="caption" id={captionId} lang={langOf(module, 'caption', language)}>
        {caption}
      </p>
      {first && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section tabIndex={0} aria-labelledby={captionId}>
          <table aria-labelledby={captionId} lang={lang}>
            {header_row && (
              <thead>
                <tr>
                  {first.map((cell, column) =>
                    cell ? (
                      <th key={column} scope="col" className={classOf(column)}>
                        {softHyphens(cell, 14, lang)}
                      </th>
                    ) : (
                      <td key={column} />
                    ),
                  )}
                </tr>
              </thead>
            )}
            <tbody>
              {body.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) =>
                    header_column && column === 0 ? (
                      <th key={column} scope="row">
                        {softHyphens(cell, 14, lang)}
                      </th>
                    ) : (
                      <td key={column} className={classOf(column)}>
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
