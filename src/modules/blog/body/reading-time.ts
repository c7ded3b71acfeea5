// How long an article takes to read, at two hundred words a minute.

const WORDS_PER_MINUTE = 200;

/** Whole minutes, rounded up; at least one. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
