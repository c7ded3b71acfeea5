// How much more or less than before, in words: a percentage only where there is something to compare with.

export type Change = { text: string; direction: 'up' | 'down' | 'same' };

/** Null when there was nothing before and nothing now. */
export function changeOf(current: number, previous: number): Change | null {
  if (previous <= 0) return current > 0 ? { text: 'nieuw', direction: 'up' } : null;
  const percent = Math.round(((current - previous) / previous) * 100);
  if (percent === 0) return { text: 'gelijk', direction: 'same' };
  // A minus as wide as the plus.
  const sign = percent > 0 ? '+' : '\u2212';
  return { text: `${sign}${Math.abs(percent)} %`, direction: percent > 0 ? 'up' : 'down' };
}

/** "12,5 %"; null without a whole. */
export function shareText(part: number, whole: number): string | null {
  if (whole <= 0) return null;
  const percent = (part / whole) * 100;
  return `${percent.toLocaleString('nl-NL', { maximumFractionDigits: percent < 10 ? 1 : 0 })} %`;
}
