// Points for what stains teeth: one table of rules, one line each. More points mean more jars.

import type { AdviceAnswers } from './answers.ts';
import { isQuestion, mentionsMedicine, mentionsStaining } from './extra-info.ts';

const RULES = {
  /** The larger of the two counts; they are not added. */
  coffeeOrTea: ({ coffee, tea }) => step(Math.max(coffee, tea), [3, 2], [1, 1]),
  wine: ({ wine }) => step(wine, [5, 2], [2, 1]),
  smoking: ({ smoking }) => (smoking ? 3 : 0),
  age: ({ age }) => (age === '46-55' || age === '56+' ? 1 : 0),
  goals: ({ goals }) => (goals.includes('stains') || goals.includes('whitening') ? 1 : 0),
  extraInfo: ({ extraInfo = '' }) => (mentionsStaining(extraInfo) ? 1 : 0),
  medicineQuestion: ({ extraInfo = '' }) => (mentionsMedicine(extraInfo) && isQuestion(extraInfo) ? 1 : 0),
} as const satisfies Record<string, (answers: AdviceAnswers) => number>;

export type ScoreRule = keyof typeof RULES;
export type Score = { total: number; byRule: Readonly<Record<ScoreRule, number>> };

/** The points of every rule and their sum; 0 to 11. */
export function scoreAnswers(answers: AdviceAnswers): Score {
  const byRule = {
    coffeeOrTea: RULES.coffeeOrTea(answers),
    wine: RULES.wine(answers),
    smoking: RULES.smoking(answers),
    age: RULES.age(answers),
    goals: RULES.goals(answers),
    extraInfo: RULES.extraInfo(answers),
    medicineQuestion: RULES.medicineQuestion(answers),
  };
  return { total: Object.values(byRule).reduce((sum, points) => sum + points, 0), byRule };
}

export const PACK_QUANTITIES = [1, 2, 3, 4] as const;
export type PackQuantity = (typeof PACK_QUANTITIES)[number];

/** How many jars that many points call for. */
export function quantityFor(points: number): PackQuantity {
  return step<PackQuantity>(points, [6, 4], [4, 3], [2, 2]) || 1;
}

/** The value of the first step that is reached, else 0. Steps go from high to low. */
function step<T extends number>(value: number, ...steps: (readonly [from: number, gives: T])[]): T | 0 {
  return steps.find(([from]) => value >= from)?.[1] ?? 0;
}
