// The lengths of texts for search engines in characters: the maximum before a text is cut off, and the
// minimum to be useful.

export type LengthRule = { least: number; most: number };

export const SEARCH_RULES = {
  title: { least: 25, most: 60 },
  excerpt: { least: 70, most: 160 },
  slug: { least: 3, most: 60 },
} as const satisfies Record<string, LengthRule>;

export function judgeLength(text: string, { least, most }: LengthRule): { verdict: string; isGood: boolean } {
  const { length } = text.trim();
  if (length === 0) return { verdict: 'ontbreekt', isGood: false };
  if (length < least) return { verdict: 'kort', isGood: false };
  return length > most ? { verdict: 'wordt afgekapt', isGood: false } : { verdict: 'goed', isGood: true };
}
