// The data of a chart over time: points, each with its value, the value of the period before, and both values
// as texts.

export type SeriesPoint = {
  /** The label of the point on the axis: "12 nov". */
  label: string;
  /** The heading above the point's figures: "donderdag 12 november 2026". */
  title: string;
  /** The value of the point; null for a day in the future. */
  value: number | null;
  /** The value of the same point in the period before; undefined without a comparison. */
  previous?: number | undefined;
  /** The part of the value that is marked separately, such as recovered carts. */
  part?: number | undefined;
  /** All figures of the point as texts, shown on hover and read aloud. */
  figures: readonly SeriesFigure[];
};

export type SeriesFigure = { tone: 'value' | 'previous' | 'rest'; label: string; text: string };

export type ChartType = 'line' | 'bars';

export function highestOf(points: readonly SeriesPoint[]): number {
  return Math.max(0, ...points.map(({ value, previous }) => Math.max(value ?? 0, previous ?? 0)));
}

export function screenReaderText({ title, figures }: SeriesPoint): string {
  return `${title}: ${figures.map(({ label, text }) => `${label} ${text}`).join(', ')}`;
}
