// Money as an integer number of euro cents, with a type of its own, so that euros and cents cannot be mixed
// up. Amounts of orders are rounded, split, parsed and formatted only here; charts format their own figures.

export type Cents = number & { readonly __brand: 'Cents' };

/** Largest amount that a request may contain, in euros. */
export const MAX_EUROS = 9_999_999.99;

export const ZERO = 0 as Cents;

/**
 * Turns a whole number into `Cents`. Throws a `RangeError` on fractions and on numbers too large to be exact.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

/** Converts euros as in the API (24.95) to cents; half a cent is rounded up. */
export function fromEuros(value: number): Cents {
  return roundHalfUp(value * 100);
}

/** Converts cents to euros as in the API: 2495 becomes 24.95. */
export function toEuros(amount: Cents): number {
  return amount / 100;
}

/**
 * Matches an amount. A point is a thousands separator only when a comma follows; otherwise it is a decimal
 * point. "1.234" would have three decimals and is therefore refused, not read as 1234.
 */
const AMOUNT = /^(-?)(\d{1,7}|(?:\d\.\d{3}|\d{1,3})\.\d{3}(?=,))(?:[.,](\d{1,2}))?$/;

/**
 * Parses "24.95", "24,95", "24" or "1.234,56"; null when the text is not an amount with at most 2 decimals.
 * The maximum of 9,999,999.99 fits every column of an amount.
 */
export function parseEuros(text: string): Cents | null {
  const match = AMOUNT.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const value = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents(sign ? -value : value);
}

/**
 * Parses euros given as a number or as text. Null when there are more than two decimals or `parseEuros`
 * refuses the text.
 */
export function readEuros(value: number | string): Cents | null {
  if (typeof value === 'string') return parseEuros(value);
  if (!(Math.abs(value) <= MAX_EUROS)) return null;
  const amount = fromEuros(value);
  // What a sum of amounts is off by in binary is not a third decimal.
  return Math.abs(amount / 100 - value) < 1e-9 ? amount : null;
}

/**
 * Rounds to the nearest cent. Exactly half a cent is rounded up: 249.5 becomes 250 and -0.5 becomes 0. The
 * value is first rounded to six decimals, because binary arithmetic can miss a half: 1.005 × 100 gives
 * 100.49999999999999 and still counts as 100.5.
 */
export function roundHalfUp(value: number): Cents {
  return cents(Math.floor(Number((value + 0.5).toFixed(6))));
}

/** Returns a percentage of an amount, half a cent rounded up: 10 % of 24.95 is 2.50. */
export function percentageOf(amount: Cents, percentage: number): Cents {
  return roundHalfUp((amount * percentage) / 100);
}

/**
 * Splits an amount by weights; the parts add up to exactly the amount. Cents that remain after rounding go to
 * the largest remainders. Throws a `RangeError` when the weights add up to 0 or less.
 */
export function splitByWeight(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) throw new RangeError('Weights must add up to more than 0');
  const exact = weights.map((weight) => (amount * weight) / total);
  const parts = exact.map(Math.floor);
  let remainingCents = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (remainingCents <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    remainingCents -= 1;
  }
  return parts.map(cents);
}

/** Formats an amount for text fields of the API: "24.95". */
export function toDecimalText(amount: Cents): string {
  const sign = amount < 0 ? '-' : '';
  const absolute = Math.abs(amount);
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Formats an amount for form fields and spreadsheet files: "1234,56". */
export function toDutchText(amount: Cents): string {
  return toDecimalText(amount).replace('.', ',');
}

/** Formats an amount without its euro sign: "1.234,56". */
export function toShownText(amount: Cents): string {
  return toDutchText(amount).replace(/\B(?=(?:\d{3})+,)/g, '.');
}

/** Formats an amount for display: "€24,95", "−€1.234,56". */
export function formatEuro(amount: Cents): string {
  return amount < 0 ? `−€${toShownText(cents(-amount))}` : `€${toShownText(amount)}`;
}
