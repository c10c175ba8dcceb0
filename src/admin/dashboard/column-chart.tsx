import { ChartFigure } from './chart-figure.tsx';

interface ColumnChartProps {
  summary: string;
  columns: readonly { key: string; value: number; title: string }[];
  below: readonly string[];
}

const height = 120;

/** Column chart, one column per day; positions in percent of the width, so that strokes and text are not scaled. */
export function ColumnChart({ summary, columns, below }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const width = 100 / columns.length;
  return (
    <ChartFigure summary={summary} below={below}>
      <svg className="dash-plot" width="100%" height={height} aria-hidden="true" focusable="false">
        <line className="dash-axis" x1="0" x2="100%" y1={height - 0.5} y2={height - 0.5} />
        {columns.map(({ key, value, title }, index) => {
          const size = value === 0 ? 0 : Math.max(3, (value / most) * (height - 8));
          return (
            <rect
              key={key}
              className="dash-column"
              x={`${index * width + width * 0.15}%`}
              width={`${width * 0.7}%`}
              y={height - 1 - size}
              height={size}
              rx="1.5"
            >
              <title>{title}</title>
            </rect>
          );
        })}
      </svg>
    </ChartFigure>
  );
}
