// Splits a list item into plain texts and links. The visible text of a link has an invisible break point
// after each slash, so a long link can wrap.

const WORDS_PER_MINUTE = 200;

/** Returns the reading time in whole minutes, rounded up, at least 1. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
