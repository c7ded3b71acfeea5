// Computes a score for tooth stains from the answers, with one table of rules. More points mean that more
// jars are recommended.

import type { AdviceAnswers } from './answers.ts';
import { isQuestion, mentionsMedicine, mentionsStaining } from './extra-info.ts';

export type ScoreRule =
  | 'coffeeOrTea'
  | 'wine'
  | 'smoking'
  | 'age'
  | 'goals'
  | 'extraInfo'
  | 'medicineQuestion';

const RULES: readonly { rule: ScoreRule; pointsOf(answers: AdviceAnswers): number }[] = [
  // Only the larger count matters; coffee and tea are not added up.
  { rule: 'coffeeOrTea', pointsOf: ({ coffee, tea }) => step(Math.max(coffee, tea), [3, 2], [1, 1]) },
  { rule: 'wine', pointsOf: ({ wine }) => step(wine, [5, 2], [2, 1]) },
  { rule: 'smoking', pointsOf: ({ smoking }) => (smoking ? 3 : 0) },
  { rule: 'age', pointsOf: ({ age }) => (age === '46-55' || age === '56+' ? 1 : 0) },
  {
    rule: 'goals',
    pointsOf: ({ goals }) => (goals.includes('stains') || goals.includes('whitening') ? 1 : 0),
  },
  { rule: 'extraInfo', pointsOf: ({ extraInfo = '' }) => (mentionsStaining(extraInfo) ? 1 : 0) },
  {
    rule: 'medicineQuestion',
    pointsOf: ({ extraInfo = '' }) => (mentionsMedicine(extraInfo) && isQuestion(extraInfo) ? 1 : 0),
  },
];

export type Score = { total: number; rules: readonly { rule: ScoreRule; points: number }[] };

/**
 * Applies all rules for tooth stains to the visitor's answers. Returns the points of each rule, and their sum
 * from 0 to 11; more points mean that more jars are recommended.
 */
export function scoreAnswers(answers: AdviceAnswers): Score {
  const rules = RULES.map(({ rule, pointsOf }) => ({ rule, points: pointsOf(answers) }));
  return { total: rules.reduce((sum, { points }) => sum + points, 0), rules };
}

export type PackQuantity = 1 | 2 | 3 | 4;

/** Returns the number of jars recommended for a score: 4 from 6 points, 3 from 4, 2 from 2, otherwise 1. */
export function quantityFor(points: number): PackQuantity {
  return step<PackQuantity>(points, [6, 4], [4, 3], [2, 2]) || 1;
}

/**
 * Returns the result `gives` of the first step whose threshold `from` is at most `value`; 0 when no step
 * applies. Steps must be ordered from high to low.
 */
function step<T extends number>(value: number, ...steps: (readonly [from: number, gives: T])[]): T | 0 {
  return steps.find(([from]) => value >= from)?.[1] ?? 0;
}
