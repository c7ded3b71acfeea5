// Formats a duration in the largest unit that fits.

const UNITS: readonly (readonly [minutes: number, one: string, many: string])[] = [
  [2 * 24 * 60, 'dag', 'dagen'],
  [60, 'uur', 'uur'],
  [1, 'minuut', 'minuten'],
];

/** Formats a duration of `minutes` minutes: "3 dagen", "5 uur", "12 minuten". */
export function durationText(minutes: number): string {
  const [least, one, many] = UNITS.find(([from]) => minutes >= from) ?? [1, 'minuut', 'minuten'];
  const unit = least > 60 ? 24 * 60 : least;
  const count = Math.round(minutes / unit);
  return count < 1 ? 'minder dan 1 minuut' : `${count} ${count === 1 ? one : many}`;
}

export const waitedText = (since: string, now = new Date()): string =>
  durationText((now.getTime() - new Date(since).getTime()) / 60_000);
