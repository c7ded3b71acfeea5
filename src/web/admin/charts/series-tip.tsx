// The figures of one place of a chart, beside it: at its right, or at its left where there is no room.

import type { SeriesPoint } from './series.ts';
import { plotOf } from './series-drawing.tsx';

const GAP = 10;

export function SeriesTip({ point, share, width }: { point: SeriesPoint; share: number; width: number }) {
  const plot = plotOf(width);
  const x = plot.left + share * plot.width;
  const side = share > 0.5 ? { right: width - x + GAP } : { left: x + GAP };
  return (
    <div className="series-tip" aria-hidden="true" style={side}>
      <p className="series-tip-title">{point.title}</p>
      <dl>
        {point.figures.map(({ tone, label, text }) => (
          <div key={label}>
            <dt>
              <span className="series-key" data-tone={tone} />
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
