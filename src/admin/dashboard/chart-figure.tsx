import type { ReactNode } from 'react';

interface ChartFigureProps {
  /** Text alternative in one sentence; the values are in a table next to it. */
  summary: string;
  /** Axis labels, left to right. */
  below: readonly string[];
  /** Legend: label and CSS class per series. */
  legend?: readonly { name: string; style: string }[];
  children: ReactNode;
}

/** Chart with legend and axis; exposed as one image to assistive technology. */
export function ChartFigure({ summary, below, legend = [], children }: ChartFigureProps) {
  return (
    <figure className="dash-chart">
      {legend.length > 0 && (
        <p className="dash-legend">
          {legend.map(({ name, style }) => (
            <span key={name} className={style}>
              {name}
            </span>
          ))}
        </p>
      )}
      <div role="img" aria-label={summary}>
        {children}
        <p className="dash-below" aria-hidden="true">
          {below.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}
