import { ChartFigure } from './chart-figure.tsx';

export interface Line {
  name: string;
  /** CSS class of the line; lines differ by dash as well as colour. */
  style: string;
  /** Points by x from 0 (left) to 1 (right), ascending. */
  points: readonly { at: number; value: number }[];
}

interface LineChartProps {
  summary: string;
  lines: readonly Line[];
  /** Value at the upper edge; the lower one is 0. */
  top: number;
  /** Horizontal grid lines with labels. */
  marks: readonly { value: number; text: string; isGoal?: boolean }[];
  below: readonly string[];
}

const height = 180;
const inset = 6;

/** Line chart over time. One <line> per segment: only these accept percentages as coordinates. */
export function LineChart({ summary, lines, top, marks, below }: LineChartProps) {
  const yOf = (value: number) => Math.round((inset + (1 - Math.min(value, top) / top) * (height - 2 * inset)) * 10) / 10;
  const xOf = (at: number) => `${Math.round((1 + at * 98) * 100) / 100}%`;
  // Thresholds are named in the legend: in the chart a line could cross the text.
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
