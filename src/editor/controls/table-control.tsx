import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Cells, parseTable, tableLimits, writeTable } from '../../core/fields/table.ts';
import { m } from '../../paraglide/messages.js';
import { ToolIcon } from '../../ui/backstage/tool-icon.tsx';
import { useSurface } from '../canvas/editor-context.ts';
import { inWords } from '../paste/paste-as-modules.ts';
import { readPastedWords } from '../paste/read-pasted.ts';
import type { ControlProps } from './control-props.ts';

/** What a new table has. */
const newSize = { rows: 3, columns: 3 };

interface Spot {
  row: number;
  column: number;
}

/** Cells of a table: a field each; pasting from Word, a page or a spreadsheet fills from the focused cell on (MOD-40). */
export function TableControl({ id, value, language, module, field, isInvalid, describedBy, onChange }: ControlProps) {
  const { session } = useSurface();
  const stored = String(value ?? '');
  const shown = String(module?.[field.name] ?? '');
  // In a language that has none yet, the table of the other one gives the shape and is shown in grey.
  const other = stored === '' && shown !== stored ? parseTable(shown) : [];
  const [cells, setCells] = useState<Cells>(() => withSize(parseTable(stored), other));
  const written = useRef(stored);
  const [at, setAt] = useState<Spot>({ row: 0, column: 0 });
  const place = useRef<HTMLTableElement>(null);
  if (written.current !== stored) {
    // Undone, or changed by somebody else.
    written.current = stored;
    if (writeTable(cells) !== stored) setCells(withSize(parseTable(stored), other));
  }
  const change = (next: Cells, focus: Spot = at) => {
    setCells(next);
    setAt(focus);
    const text = writeTable(next);
    if (text !== written.current) {
      written.current = text;
      onChange(text);
    }
  };
  const focusCell = ({ row, column }: Spot) => place.current?.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`)?.focus();
  /** At once, so that the next key is in the cell that is being added. */
  const changeAndFocus = (next: Cells, spot: Spot) => {
    flushSync(() => change(next, spot));
    focusCell(spot);
  };
  const onKeyDown = (event: React.KeyboardEvent, { row, column }: Spot) => {
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.key === 'Enter' && row === cells.length - 1) {
      if (cells.length < tableLimits.rows) changeAndFocus(withRow(cells, row + 1), { row: row + 1, column });
    } else if (cells[row + step]) focusCell({ row: row + step, column });
  };
  const onPaste = (event: React.ClipboardEvent, spot: Spot) => {
    const { cells: pasted, left } = cellsOfClipboard(event.clipboardData);
    if (!pasted) return;
    event.preventDefault();
    const filled = fillCells(cells, pasted, spot);
    const over = writeTable(filled).length - tableLimits.characters;
    // Refused here, where it can still be pasted in parts, and not once it is saved.
    if (over > 0) return session.notify({ kind: 'bad', text: m.paste_too_long({ over, limit: tableLimits.characters }) });
    if (left) session.notify({ kind: 'ok', text: left });
    change(filled, spot);
    const rows = Math.max(0, spot.row + pasted.length - tableLimits.rows);
    const columns = Math.max(0, spot.column + (pasted[0]?.length ?? 0) - tableLimits.columns);
    const what = [columns > 0 && m.table_columns({ count: columns }), rows > 0 && m.table_rows({ count: rows })];
    if (rows + columns > 0)
      session.notify({
        kind: 'bad',
        text: `${m.paste_dropped({ what: what.filter(Boolean).join(', ') })} ${m.table_limits({ columns: tableLimits.columns, rows: tableLimits.rows })}`,
      });
  };
  return (
    <div className="bs-cells" id={id} aria-describedby={describedBy || undefined}>
      <div className="scroll">
        <table ref={place}>
          <tbody>
            {cells.map((cellsOfRow, row) => (
              <tr key={row}>
                {cellsOfRow.map((cell, column) => (
                  <td key={column}>
                    <input
                      className="bs-input"
                      aria-label={m.table_cell({ row: row + 1, column: column + 1 })}
                      aria-invalid={(isInvalid && row === 0 && column === 0) || undefined}
                      data-cell={`${row}.${column}`}
                      lang={language}
                      placeholder={other[row]?.[column]}
                      value={cell}
                      onFocus={() => setAt({ row, column })}
                      onKeyDown={(event) => onKeyDown(event, { row, column })}
                      onPaste={(event) => onPaste(event, { row, column })}
                      onChange={({ target }) => change(cells.with(row, cellsOfRow.with(column, target.value)), { row, column })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TableTools cells={cells} at={at} other={other} onChange={changeAndFocus} />
    </div>
  );
}

interface TableToolsProps {
  cells: Cells;
  /** The cell that has the focus, or had it last. */
  at: Spot;
  /** The table of the other language, where this one has none yet. */
  other: Cells;
  /** Changes the table; the focus goes to a spot of it. */
  onChange(next: Cells, spot: Spot): void;
}

/** Rows and columns more and fewer, and rows in another order. */
function TableTools({ cells, at, other, onChange }: TableToolsProps) {
  const width = cells[0]?.length ?? 0;
  const addColumn = (column: number) =>
    onChange(
      cells.map((cellsOfRow) => cellsOfRow.toSpliced(column, 0, '')),
      { row: at.row, column },
    );
  const moveRow = (by: number) => {
    const to = at.row + by;
    const moved = cells[at.row];
    if (moved && cells[to]) onChange(cells.toSpliced(at.row, 1).toSpliced(to, 0, moved), { ...at, row: to });
  };
  return (
    <div className="bs-row wrap" role="toolbar" aria-label={m.table_tools({ row: at.row + 1, column: at.column + 1 })}>
      <Tool
        label={m.table_add_row()}
        isOff={cells.length >= tableLimits.rows}
        onClick={() => onChange(withRow(cells, at.row + 1), { row: at.row + 1, column: Math.min(at.column, width - 1) })}
      />
      <Tool label={m.table_add_column()} isOff={width >= tableLimits.columns} onClick={() => addColumn(at.column + 1)} />
      <button
        className="bs-btn icon"
        type="button"
        aria-label={m.table_row_up()}
        title={m.table_row_up()}
        disabled={at.row === 0}
        onClick={() => moveRow(-1)}
      >
        <ToolIcon name="up" />
      </button>
      <button
        className="bs-btn icon"
        type="button"
        aria-label={m.table_row_down()}
        title={m.table_row_down()}
        disabled={at.row >= cells.length - 1}
        onClick={() => moveRow(1)}
      >
        <ToolIcon name="lower" />
      </button>
      <Tool
        label={m.table_delete_row()}
        isOff={cells.length < 2}
        onClick={() => onChange(cells.toSpliced(at.row, 1), { ...at, row: Math.max(0, Math.min(at.row, cells.length - 2)) })}
      />
      <Tool
        label={m.table_delete_column()}
        isOff={width < 2}
        onClick={() =>
          onChange(
            cells.map((cellsOfRow) => cellsOfRow.toSpliced(at.column, 1)),
            { ...at, column: Math.max(0, Math.min(at.column, width - 2)) },
          )
        }
      />
      {other.length > 0 && <Tool label={m.table_take_other()} onClick={() => onChange(other, { row: 0, column: 0 })} />}
    </div>
  );
}

function Tool({ label, isOff = false, onClick }: { label: string; isOff?: boolean; onClick(): void }) {
  return (
    <button className="bs-btn small" type="button" disabled={isOff} onClick={onClick}>
      {label}
    </button>
  );
}

/** The cells with an empty row at a place. */
const withRow = (cells: Cells, row: number): Cells => cells.toSpliced(row, 0, Array<string>(cells[0]?.length ?? 0).fill(''));

/** Cells with room to write in: of the other language's shape, or a new table's. */
function withSize(cells: Cells, shape: Cells): Cells {
  if (cells.length > 0) return cells;
  const [rows, columns] = shape[0] ? [shape.length, shape[0].length] : [newSize.rows, newSize.columns];
  return Array.from({ length: rows }, () => Array<string>(columns).fill(''));
}

/** The cells with others over them from a spot on; grows as far as a table may. */
function fillCells(cells: Cells, pasted: Cells, { row, column }: Spot): Cells {
  const height = Math.min(tableLimits.rows, Math.max(cells.length, row + pasted.length));
  const width = Math.min(tableLimits.columns, Math.max(cells[0]?.length ?? 0, column + (pasted[0]?.length ?? 0)));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => pasted[y - row]?.[x - column] ?? cells[y]?.[x] ?? ''),
  );
}

/** A pasted table and what was left out of it; no cells for a text that belongs into one cell. */
function cellsOfClipboard(clipboard: DataTransfer): { cells: Cells | null; left: string } {
  const html = clipboard.getData('text/html');
  const { cells, lines, dropped } = readPastedWords(html);
  if (cells) return { cells, left: inWords(dropped) };
  const text = clipboard.getData('text/plain').replace(/[\r\n]+$/, '');
  if (!/[\t\n]/.test(text)) return { cells: null, left: '' };
  return dropped.has('notes') ? { cells: lines.map((line) => [line]), left: inWords(dropped) } : { cells: parseTable(text), left: '' };
}
