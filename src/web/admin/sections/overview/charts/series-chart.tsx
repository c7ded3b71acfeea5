// A chart over time. It shows the figures of a point on hover and with the arrow keys, and screen readers
// announce them.

import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { LegendSwatch } from './legend-swatch.tsx';
import { placeAt } from './scale.ts';
import { type ChartType, type SeriesPoint, screenReaderText } from './series.ts';
import { plotOf, SeriesDrawing } from './series-drawing.tsx';

type SeriesChartProps = {
  /** Of a chart over time: its name for screen readers, such as "Omzet per dag". */
  label: string;
  points: readonly SeriesPoint[];
  chartType: ChartType;
  /** Of a chart over time: formats a value on the vertical axis. */
  tickText(value: number): string;
};

export function SeriesChart({ label, points, chartType, tickText }: SeriesChartProps) {
  const [frame, width] = useWidth();
  const [place, setPlace] = useState<number | null>(null);
  const last = points.length - 1;
  const chosen = place === null ? null : Math.min(place, last);
  const point = points[chosen ?? last];
  if (!point) return null;

  function follow({ clientX, currentTarget }: PointerEvent) {
    const plot = plotOf(width);
    const within = clientX - currentTarget.getBoundingClientRect().left - plot.left;
    setPlace(placeAt(within / plot.width, points.length));
  }

  function step(event: KeyboardEvent) {
    const next = placeAfter(event.key, chosen ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setPlace(next);
  }

  return (
    <div ref={frame} className="relative min-h-49">
      <div
        className="min-h-49 touch-pan-y"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen ?? last}
        aria-valuetext={screenReaderText(point)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setPlace(null)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) setPlace(chosen ?? last);
        }}
        onBlur={() => setPlace(null)}
        onKeyDown={step}
      >
        {width > 0 ? (
          <SeriesDrawing
            points={points}
            width={width}
            chartType={chartType}
            tickText={tickText}
            chosen={chosen}
          />
        ) : null}
      </div>
      {chosen === null || width === 0 ? null : (
        <SeriesTip point={point} share={(chosen + 0.5) / points.length} width={width} />
      )}
    </div>
  );
}

/**
 * The index of the chart point to show after a key press. Null for Escape, which hides the figures; undefined
 * for keys the chart does not use.
 */
function placeAfter(key: string, place: number, last: number): number | null | undefined {
  const week = Math.min(7, last);
  const places: Readonly<Record<string, number | null>> = {
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    PageDown: place - week,
    PageUp: place + week,
    Home: 0,
    End: last,
    Escape: null,
  };
  const next = places[key];
  return typeof next === 'number' ? Math.min(last, Math.max(0, next)) : next;
}

/**
 * Measures the width of the chart in pixels. The chart is drawn for exactly this width instead of being
 * scaled, so lines and text have the same size everywhere.
 */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

const GAP = 10;

function SeriesTip({ point, share, width }: { point: SeriesPoint; share: number; width: number }) {
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
              <LegendSwatch tone={tone} />
              <span>{label}</span>
            </dt>
            <dd className="font-[580] whitespace-nowrap">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
