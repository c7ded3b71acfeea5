// Draws the charts of a soak run: one small chart per measure and engine, on the same scale. The warm-up is
// shaded, and growing measures are red.

import { afterWarmUp, type Point } from './growth.ts';
import type { Judged } from './measures.ts';

export type Drawn = { engine: string; judged: readonly Judged[] };

const WIDTH = 460;
const HEIGHT = 104;
const LEFT = 58;
const TOP = 64;
const PLOT = { x: LEFT, y: 22, width: WIDTH - LEFT - 22, height: HEIGHT - 40 };
const GOOD = '#1f4e79';
const BAD = '#c0271d';

export function drawSamples(runs: readonly Drawn[], title: string): string {
  const width = Math.max(1, runs.length) * WIDTH;
  // In the place of what an engine does not have, nothing is drawn.
  const keys = [...new Set(runs.flatMap(({ judged }) => judged.map(({ key }) => key)))];
  const rows = keys.length;
  const height = TOP + rows * HEIGHT + 16;
  const all = runs.flatMap(({ judged }) => judged);
  const tops = keys.map((wanted) =>
    niceTop(Math.max(0, ...all.flatMap(({ key, points }) => (key === wanted ? points.map(known) : [])))),
  );
  const charts = runs.flatMap((run, column) => [
    `<text x="${column * WIDTH + LEFT}" y="54" font-weight="600" font-size="14">${run.engine}</text>`,
    ...run.judged.map((measure) => {
      const row = keys.indexOf(measure.key);
      return chart(measure, { x: column * WIDTH, y: TOP + row * HEIGHT, top: tops[row] ?? 1 });
    }),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#333">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="${LEFT}" y="28" font-weight="700" font-size="17">${title}</text>`,
    ...charts,
    '</svg>\n',
  ].join('\n');
}

const known = ({ value }: Point) => (Number.isFinite(value) ? value : 0);

type Place = { x: number; y: number /** The value at the upper edge. */; top: number };

function chart({ words, unit, points, growth }: Judged, { top, ...at }: Place): string {
  const end = points.at(-1)?.atMs ?? 1;
  const x = (atMs: number) => PLOT.x + (atMs / end) * PLOT.width;
  const y = (value: number) => PLOT.y + PLOT.height * (1 - value / top);
  const warm = x(afterWarmUp(points)[0]?.atMs ?? 0) - PLOT.x;
  const line = points
    .filter(({ value }) => Number.isFinite(value))
    .map(({ atMs, value }) => `${x(atMs).toFixed(1)},${y(value).toFixed(1)}`)
    .join(' ');
  const color = growth.grows ? BAD : GOOD;
  const bottom = PLOT.y + PLOT.height;
  return [
    `<g transform="translate(${at.x} ${at.y})">`,
    `<text x="${PLOT.x}" y="14" fill="${color}">${words.trim().replace(/^of which /, '')}${unit && ` (${unit})`}</text>`,
    `<rect x="${PLOT.x}" y="${PLOT.y}" width="${warm.toFixed(1)}" height="${PLOT.height}" fill="#f1f1ee"/>`,
    `<path d="M${PLOT.x} ${PLOT.y}H${PLOT.x + PLOT.width}M${PLOT.x} ${bottom}H${PLOT.x + PLOT.width}" stroke="#ccc"/>`,
    `<text x="${PLOT.x - 6}" y="${PLOT.y + 4}" text-anchor="end">${top.toLocaleString('nl-NL')}</text>`,
    `<text x="${PLOT.x - 6}" y="${bottom + 4}" text-anchor="end">0</text>`,
    `<text x="${PLOT.x + PLOT.width}" y="${bottom + 13}" text-anchor="end" fill="#777">${(end / 60_000).toFixed(0)} min</text>`,
    `<polyline points="${line}" fill="none" stroke="${color}" stroke-width="1.4" stroke-linejoin="round"/>`,
    '</g>',
  ].join('');
}

/** Returns the next larger 1, 2, 2.5 or 5 times a power of ten. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}
