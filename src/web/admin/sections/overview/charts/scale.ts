// Computes the scale of a chart: round axis values, and positions of values.

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;

/**
 * Returns the axis values of a chart whose largest value is `most`: whole round numbers from 0 to at least
 * `most`, at most five.
 */
export function ticksFor(most: number): number[] {
  const top = Math.max(most, 1);
  const power = 10 ** Math.floor(Math.log10(top / MOST_STEPS));
  const stepsWith = (step: number) => Math.ceil(top / step - 1e-9);
  const fitting = STEPS.map((part) => part * power).find(
    (step) => Number.isInteger(step) && stepsWith(step) <= MOST_STEPS,
  );
  const step = fitting ?? 1;
  return Array.from({ length: stepsWith(step) + 1 }, (_, index) => index * step);
}

/**
 * Returns the indices of the chart points that get a label on the axis: at most `room` of `count` points,
 * evenly spread, starting with 0.
 */
export function labelledPlaces(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}

/** The index of the chart point at `share` (0–1) of the chart's width, for a chart of `count` points. */
export function placeAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}
