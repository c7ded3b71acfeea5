// Estimates the reading time of an article, at two hundred words per minute.

const WORDS_PER_MINUTE = 200;

/** Returns the reading time in whole minutes, rounded up, at least 1. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
