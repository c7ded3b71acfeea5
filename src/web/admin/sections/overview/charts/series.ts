// The data of a chart over time: points, each with its value, the value of the period before, and both values
// as texts.

export type SeriesPoint = {
  /** The label of a point on the time axis of a chart: "12 nov". */
  label: string;
  /** The heading above the figures of a point in a chart over time: "donderdag 12 november 2026". */
  title: string;
  /** The value of a point in a chart over time; null for a day in the future. */
  value: number | null;
  /**
   * The value of the matching point in the period before, which a line chart draws as a broken line;
   * undefined when the chart has no comparison.
   */
  previous?: number | undefined;
  /**
   * The part of a chart point's value that is drawn in another colour, such as the recovered carts among the
   * abandoned ones.
   */
  part?: number | undefined;
  /**
   * The figures of a point in a chart over time as texts, shown on hover and read aloud by screen readers.
   */
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
