// The figures of one place of a chart, beside it: at its right, or at its left where there is no room.

import type { SeriesPoint } from './series.ts';
import { plotOf } from './series-drawing.tsx';
import { SeriesKey } from './series-key.tsx';

const GAP = 10;

export function SeriesTip({ point, share, width }: { point: SeriesPoint; share: number; width: number }) {
  const plot = plotOf(width);
  const x = plot.left + share * plot.width;
  const side = share > 0.5 ? { right: width - x + GAP } : { left: x + GAP };
  return (
    <div
      className="pointer-events-none absolute top-1 z-2 max-w-[min(15rem,60%)] rounded-lg border border-hairline bg-surface px-2.5 py-2 text-[0.75rem] shadow-[0_4px_16px_rgb(0_0_0/0.12)]"
      aria-hidden="true"
      style={side}
    >
      <p className="mb-1 font-semibold">{point.title}</p>
      <dl>
        {point.figures.map(({ tone, label, text }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-quiet">
              <SeriesKey tone={tone} />
              {label}
            </dt>
            <dd className="font-[580] whitespace-nowrap">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
