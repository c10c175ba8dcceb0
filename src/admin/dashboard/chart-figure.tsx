import type { ReactNode } from 'react';

interface ChartFigureProps {
  /** What the picture shows, in a sentence; the values stand in a table beside it. */
  summary: string;
  /** Texts under the picture, from left to right. */
  below: readonly string[];
  /** What the lines or dots mean, with their class. */
  legend?: readonly { name: string; style: string }[];
  children: ReactNode;
}

/** A chart with what explains it; the picture itself is one thing to who does not see it. */
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
