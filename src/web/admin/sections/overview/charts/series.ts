// What a chart over time draws: places in time, each with a value, what it was before, and both in words.

export type SeriesPoint = {
  /** Under the axis: "12 nov". */
  label: string;
  /** Above the figures: "donderdag 12 november 2026". */
  title: string;
  /** Null: still to come. */
  value: number | null;
  /** The same place of the period before; undefined where there is none to compare with. */
  previous?: number | undefined;
  /** The part of the value that is told apart, such as what was recovered. */
  part?: number | undefined;
  /** Every figure in words, as it is shown on hover and read aloud. */
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
