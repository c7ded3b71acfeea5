// Draws a chart over time: axis lines with their values, and the data as bars or as lines for this period and
// the period before. It handles no events; its parent passes the selected point.

import { labelledPlaces, ticksFor } from './scale.ts';
import { type ChartType, highestOf, type SeriesPoint } from './series.ts';

const HEIGHT = 196;
const TOP = 8;
const BOTTOM = 24;
const LEFT = 46;
const RIGHT = 6;
const LABEL_WIDTH = 62;

type SeriesDrawingProps = {
  points: readonly SeriesPoint[];
  width: number;
  chartType: ChartType;
  tickText(value: number): string;
  chosen: number | null;
};

/** The left edge and the width of the plot within a chart of the given width, in pixels. */
export const plotOf = (width: number) => ({ left: LEFT, width: Math.max(1, width - LEFT - RIGHT) });

export function SeriesDrawing({ points, width, chartType, tickText, chosen }: SeriesDrawingProps) {
  const plot = plotOf(width);
  const ticks = ticksFor(highestOf(points));
  const top = ticks.at(-1) ?? 1;
  const slot = plot.width / Math.max(1, points.length);
  const x = (index: number) => LEFT + slot * (index + 0.5);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const labelled = labelledPlaces(points.length, Math.floor(plot.width / LABEL_WIDTH));
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="stroke-hairline" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text className="fill-quiet text-[0.6875rem]" x={LEFT - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      {labelled.map((index) => (
        <text
          key={index}
          className="fill-quiet text-[0.6875rem]"
          x={x(index)}
          y={HEIGHT - 6}
          textAnchor="middle"
        >
          {points[index]?.label}
        </text>
      ))}
      {chosen === null ? null : (
        <line className="stroke-border" x1={x(chosen)} x2={x(chosen)} y1={TOP} y2={HEIGHT - BOTTOM} />
      )}
      {chartType === 'bars' ? <Bars points={points} slot={slot} x={x} y={y} chosen={chosen} /> : null}
      {chartType === 'line' ? <Lines points={points} x={x} y={y} chosen={chosen} /> : null}
    </svg>
  );
}

const STROKE = 'fill-none [stroke-linejoin:round]';

type LinesProps = { points: readonly SeriesPoint[]; x: Place; y: Place; chosen: number | null };

/**
 * The lines of this period and the period before. Only line charts draw the period before; bar charts would
 * become unreadable.
 */
function Lines({ points, x, y, chosen }: LinesProps) {
  const values = points.map(({ value }) => value);
  const before = points.map(({ previous }) => previous ?? null);
  const at = chosen === null ? null : (values[chosen] ?? null);
  return (
    <>
      <path
        className={`${STROKE} stroke-border stroke-[1.25] [stroke-dasharray:3_3]`}
        d={pathOf(before, x, y)}
      />
      <path className="fill-accent/9" d={areaOf(values, x, y, y(0))} />
      <path className={`${STROKE} stroke-accent stroke-2 [stroke-linecap:round]`} d={pathOf(values, x, y)} />
      {chosen === null || at === null ? null : (
        <circle className="fill-accent stroke-surface" strokeWidth={2} cx={x(chosen)} cy={y(at)} r={4} />
      )}
    </>
  );
}

const BAR = 'fill-bar data-[chosen=true]:fill-accent';
const REST =
  'fill-rest stroke-border data-[chosen=true]:fill-[color-mix(in_oklab,var(--color-quiet)_55%,var(--color-surface))]';

type BarsProps = {
  points: readonly SeriesPoint[];
  slot: number;
  x(index: number): number;
  y(value: number): number;
  chosen: number | null;
};

function Bars({ points, slot, x, y, chosen }: BarsProps) {
  const width = Math.max(1, Math.min(28, slot * 0.64));
  const bar = (index: number, value: number, className: string) => (
    <rect
      className={className}
      data-chosen={chosen === index}
      x={x(index) - width / 2}
      y={y(value)}
      width={width}
      height={Math.max(0, y(0) - y(value))}
      rx={Math.min(2, width / 3)}
    />
  );
  return points.map(({ label, title, value, part }, index) => (
    <g key={`${label} ${title}`}>
      {bar(index, value ?? 0, part === undefined ? BAR : REST)}
      {part === undefined ? null : bar(index, part, BAR)}
    </g>
  ));
}

type Place = (value: number) => number;

/**
 * The SVG path of a line in a chart; null values are gaps in the line. A single value between gaps becomes a
 * short dash, since a point would be invisible.
 */
function pathOf(values: readonly (number | null)[], x: Place, y: Place): string {
  let path = '';
  let isOpen = false;
  values.forEach((value, index) => {
    if (value === null) {
      isOpen = false;
      return;
    }
    const isAlone = !isOpen && (values[index + 1] ?? null) === null;
    path += `${isOpen ? 'L' : 'M'}${round(x(index) - (isAlone ? 4 : 0))},${round(y(value))}`;
    if (isAlone) path += 'h8';
    isOpen = true;
  });
  return path;
}

function areaOf(values: readonly (number | null)[], x: Place, y: Place, ground: number): string {
  const last = values.findLastIndex((value) => value !== null);
  if (last < 1) return '';
  return `${pathOf(values, x, y)}L${round(x(last))},${round(ground)}L${round(x(0))},${round(ground)}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
