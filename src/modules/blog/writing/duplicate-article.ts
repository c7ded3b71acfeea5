// Detects new articles that repeat an existing one: by title, slug or topic, or because most of the text is
// the same.

import { slugOf } from '../slug.ts';

export type Subject = { title: string; slug: string; topic: string | null; content: string };
type Candidate = { title: string; topic: string | null; content: string };

/**
 * The share of equal text, from 0 to 1, from which two articles count as duplicates. Articles that share only
 * a few sentences stay well below it (duplicate-article.test.ts).
 */
const SAME_TEXT = 0.5;
const SHINGLE = 4;
/** Common Dutch words that are ignored when titles are compared. */
const SMALL_WORDS = new Set([
  'de',
  'het',
  'een',
  'en',
  'of',
  'je',
  'jouw',
  'op',
  'van',
  'voor',
  'met',
  'over',
]);

/**
 * Returns what the article has in common with an existing one: `title` (a similar title or the same slug),
 * `topic`, or `text` (at least half of the text). Null when the article is no duplicate.
 */
export function findDuplicate(
  candidate: Candidate,
  existing: readonly Subject[],
): 'title' | 'topic' | 'text' | null {
  const title = titleKey(candidate.title);
  const slug = slugOf(candidate.title);
  if (existing.some((other) => titleKey(other.title) === title || other.slug === slug)) return 'title';
  if (candidate.topic !== null && existing.some(({ topic }) => topic === candidate.topic)) return 'topic';
  const text = shinglesOf(candidate.content);
  return existing.some((other) => similarity(text, shinglesOfSubject(other)) >= SAME_TEXT) ? 'text' : null;
}

/**
 * Returns a key that is equal for similar titles: "Koffie en je tanden!" and "Je tanden en de koffie" have
 * the same key.
 */
function titleKey(title: string): string {
  const words = slugOf(title).split('-');
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words).sort().join(' ');
}

/**
 * Returns the share, from 0 to 1, of the shorter text's word sequences that also occur in the longer text.
 */
export function textSimilarity(one: string, other: string): number {
  return similarity(shinglesOf(one), shinglesOf(other));
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}

const shinglesCache = new WeakMap<Subject, ReadonlySet<string>>();

/**
 * Returns the sequences of consecutive words in an existing article (`shinglesOf`). They are cached, because
 * several new articles are compared with the same article.
 */
function shinglesOfSubject(subject: Subject): ReadonlySet<string> {
  const shingles = shinglesCache.get(subject) ?? shinglesOf(subject.content);
  shinglesCache.set(subject, shingles);
  return shingles;
}

/** Returns all sequences of four (`SHINGLE`) consecutive words in the text. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    shingles.add(words.slice(at, at + SHINGLE).join(' '));
  return shingles;
}
