// Whether the blog has an article already: by its title, its address, its topic, or because most of its text
// is there.

import { slugOf } from '../slug.ts';

export type Subject = { title: string; slug: string; topic: string | null; content: string };
type Candidate = { title: string; topic: string | null; content: string };

/**
 * From here on two texts say the same thing; articles that share a few sentences stay well below
 * (duplicate-article.test.ts).
 */
const SAME_TEXT = 0.5;
const SHINGLE = 4;
/** Words that make no other title. */
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

/** Why it is there already; null when it is new. */
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

/** "Koffie en je tanden!" and "Je tanden en de koffie" are one title. */
function titleKey(title: string): string {
  const words = slugOf(title).split('-');
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : words).sort().join(' ');
}

/** How much of the shorter text is in the other: 0 is nothing, 1 all of it. */
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

/** Several candidates are compared with the same articles. */
function shinglesOfSubject(subject: Subject): ReadonlySet<string> {
  const shingles = shinglesCache.get(subject) ?? shinglesOf(subject.content);
  shinglesCache.set(subject, shingles);
  return shingles;
}

/** Every run of a few words. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    shingles.add(words.slice(at, at + SHINGLE).join(' '));
  return shingles;
}
