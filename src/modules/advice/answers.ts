// The answers a visitor gives in the advice questionnaire, the limits of the counts, and the check that all
// questions are answered.

import * as v from 'valibot';

/** The highest counts a visitor can enter: cups of coffee or tea per day, glasses of wine per week. */
export const COUNT_LIMITS = { coffee: 10, tea: 10, wine: 20 } as const;
export type Counted = keyof typeof COUNT_LIMITS;

export const AGE_GROUPS = ['18-25', '26-35', '36-45', '46-55', '56+'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const GOALS = ['whitening', 'stains', 'maintenance', 'confidence'] as const;
export type Goal = (typeof GOALS)[number];

export const EXTRA_INFO_MAX = 500;

const count = (counted: Counted) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COUNT_LIMITS[counted]));

export const adviceAnswersSchema = v.object({
  coffee: count('coffee'),
  tea: count('tea'),
  wine: count('wine'),
  smoking: v.boolean(),
  age: v.picklist(AGE_GROUPS),
  goals: v.pipe(v.array(v.picklist(GOALS)), v.minLength(1)),
  extraInfo: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(EXTRA_INFO_MAX))),
});
export type AdviceAnswers = v.InferOutput<typeof adviceAnswersSchema>;

/**
 * Returns the number of cups or glasses nearest to `value` that the questionnaire allows for this drink; 0
 * for NaN.
 */
export function clampCount(counted: Counted, value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(COUNT_LIMITS[counted], Math.max(0, Math.round(value)));
}
