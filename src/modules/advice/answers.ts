// What the questionnaire asks, within which limits, and when its answers are complete.

import * as z from 'zod';

/** Cups a day, glasses a week: counters stop at these. */
export const COUNT_LIMITS = { coffee: 10, tea: 10, wine: 20 } as const;
export type Counted = keyof typeof COUNT_LIMITS;

export const AGE_GROUPS = ['18-25', '26-35', '36-45', '46-55', '56+'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const GOALS = ['whitening', 'stains', 'maintenance', 'confidence'] as const;
export type Goal = (typeof GOALS)[number];

export const EXTRA_INFO_MAX = 500;

const count = (counted: Counted) => z.number().int().min(0).max(COUNT_LIMITS[counted]);

export const adviceAnswersSchema = z.object({
  coffee: count('coffee'),
  tea: count('tea'),
  wine: count('wine'),
  smoking: z.boolean(),
  age: z.enum(AGE_GROUPS),
  goals: z.array(z.enum(GOALS)).min(1),
  extraInfo: z.string().trim().max(EXTRA_INFO_MAX).optional(),
});
export type AdviceAnswers = z.infer<typeof adviceAnswersSchema>;

/** The nearest count the questionnaire allows; anything that is no number is 0. */
export function clampCount(counted: Counted, value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(COUNT_LIMITS[counted], Math.max(0, Math.round(value)));
}
