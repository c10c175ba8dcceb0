import { ChartFigure } from './chart-figure.tsx';

interface RangeChartProps {
  summary: string;
  rows: readonly { name: string; phone: number | null; desktop: number | null; text: string }[];
  /** Value at the right edge. */
  end: number;
  /** Up to this value everything is good. */
  goal: number;
  goalText: string;
  legend: { phone: string; desktop: string };
}

/** Two values per row on one scale: circle for phones, square for computers. */
export function RangeChart({ summary, rows, end, goal, goalText, legend }: RangeChartProps) {
  const xOf = (value: number) => `${Math.round((1.5 + (Math.min(value, end) / end) * 97) * 100) / 100}%`;
  const names = [
    { name: legend.phone, style: 'key-disc' },
    { name: legend.desktop, style: 'key-square' },
    { name: goalText, style: 'key-good' },
  ];
  return (
    <ChartFigure summary={summary} below={[]} legend={names}>
      <div className="dash-ranges" aria-hidden="true">
        {rows.map(({ name, phone, desktop, text }) => (
          <div key={name}>
            <span className="dash-name">{name}</span>
            <svg width="100%" height="32" focusable="false" aria-hidden="true">
              <rect className="dash-good" x="0" y="0" height="32" width={xOf(goal)} />
              <line className="dash-goal" x1={xOf(goal)} x2={xOf(goal)} y1="0" y2="32" />
              {phone !== null && desktop !== null && <line className="dash-between" x1={xOf(desktop)} x2={xOf(phone)} y1="16" y2="16" />}
              {desktop !== null && (
                <svg x={xOf(desktop)} y="16" overflow="visible" aria-hidden="true">
                  <rect className="dash-square" x="-6" y="-6" width="12" height="12" rx="2" />
                </svg>
              )}
              {phone !== null && <circle className={phone > goal ? 'dash-disc slow' : 'dash-disc'} cx={xOf(phone)} cy="16" r="7" />}
            </svg>
            <span className="dash-value">{text}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
