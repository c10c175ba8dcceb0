import { ChartFigure } from './chart-figure.tsx';

export interface Line {
  name: string;
  /** Class that says how it is drawn; each differs by more than colour. */
  style: string;
  /** By place from 0 (left) to 1 (right), ascending. */
  points: readonly { at: number; value: number }[];
}

interface LineChartProps {
  summary: string;
  lines: readonly Line[];
  /** Value at the upper edge; the lower one is 0. */
  top: number;
  /** Values with a line across and what stands at it. */
  marks: readonly { value: number; text: string; isGoal?: boolean }[];
  below: readonly string[];
}

const height = 180;
const inset = 6;

/** Values over time. Lines are drawn piece by piece, because only such pieces take places as parts of the width. */
export function LineChart({ summary, lines, top, marks, below }: LineChartProps) {
  const yOf = (value: number) => Math.round((inset + (1 - Math.min(value, top) / top) * (height - 2 * inset)) * 10) / 10;
  const xOf = (at: number) => `${Math.round((1 + at * 98) * 100) / 100}%`;
  // The name of a goal stands in the legend: on the picture a line of values would run through it.
  const legend = [
    ...lines.map(({ name, style }) => ({ name, style: `key-${style}` })),
    ...marks.flatMap(({ text, isGoal }) => (isGoal ? [{ name: text, style: 'key-goal' }] : [])),
  ];
  return (
    <ChartFigure summary={summary} below={below} legend={legend}>
      <svg className="dash-plot" width="100%" height={height} aria-hidden="true" focusable="false">
        {marks.map(({ value, text, isGoal }) => (
          <line key={text} className={isGoal ? 'dash-goal' : 'dash-grid'} x1="0" x2="100%" y1={yOf(value)} y2={yOf(value)} />
        ))}
        {lines.map(({ name, style, points }) => (
          <g key={name} className={`dash-line ${style}`}>
            {points.slice(1).map((point, index) => {
              const from = points[index] ?? point;
              return <line key={point.at} x1={xOf(from.at)} y1={yOf(from.value)} x2={xOf(point.at)} y2={yOf(point.value)} />;
            })}
            {points.slice(-1).map((last) => (
              <circle key={last.at} cx={xOf(last.at)} cy={yOf(last.value)} r="4" />
            ))}
          </g>
        ))}
        {marks.map(({ value, text, isGoal }) =>
          isGoal ? null : (
            <text key={text} className="dash-text" x="2" y={Math.max(12, yOf(value) - 4)}>
              {text}
            </text>
          ),
        )}
      </svg>
    </ChartFigure>
  );
}
