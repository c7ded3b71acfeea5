// Describes the change from a previous figure in words. The change is a percentage only when the previous
// figure is not 0.

export type Change = { text: string; direction: Direction; tone: 'good' | 'bad' | 'neutral' };

type Direction = 'up' | 'down' | 'same';

/** Which direction of a changed figure is good news: `more` for orders, `less` for abandoned carts. */
export type BetterWhen = 'more' | 'less';

/**
 * The change from `previous` to `current` in percent. The text is "nieuw" when `previous` is 0; the result is
 * null when both are 0.
 */
export function changeOf(current: number, previous: number, betterWhen: BetterWhen = 'more'): Change | null {
  if (previous <= 0) return current > 0 ? describeChange('nieuw', 'up', betterWhen) : null;
  const percent = Math.round(((current - previous) / previous) * 100);
  if (percent === 0) return describeChange('gelijk', 'same', betterWhen);
  // A minus as wide as the plus.
  const sign = percent > 0 ? '+' : '\u2212';
  return describeChange(`${sign}${Math.abs(percent)}%`, percent > 0 ? 'up' : 'down', betterWhen);
}

/** The change between two percentages, in percentage points. */
export function pointsChange(current: number, previous: number): Change {
  const points = Math.round((current - previous) * 10) / 10;
  if (points === 0) return describeChange('gelijk', 'same', 'more');
  const size = Math.abs(points).toLocaleString('nl-NL');
  return describeChange(
    `${points > 0 ? '+' : '\u2212'}${size} procentpunt`,
    points > 0 ? 'up' : 'down',
    'more',
  );
}

function describeChange(text: string, direction: Direction, betterWhen: BetterWhen): Change {
  if (direction === 'same') return { text, direction, tone: 'neutral' };
  return { text, direction, tone: (direction === 'up') === (betterWhen === 'more') ? 'good' : 'bad' };
}

/** The share of `part` in `whole` as a percentage: "12,5%"; null when `whole` is 0. */
export function shareText(part: number, whole: number): string | null {
  if (whole <= 0) return null;
  const percent = (part / whole) * 100;
  return `${percent.toLocaleString('nl-NL', { maximumFractionDigits: percent < 10 ? 1 : 0 })}%`;
}
