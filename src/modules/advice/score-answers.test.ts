// Tests every rule of the score, and properties that hold for all answers.

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type AdviceAnswers,
  AGE_GROUPS,
  adviceAnswersSchema,
  COUNT_LIMITS,
  clampCount,
  GOALS,
} from './answers.ts';
import { quantityFor, type ScoreRule, scoreAnswers } from './score-answers.ts';

const nothing: AdviceAnswers = {
  coffee: 0,
  tea: 0,
  wine: 0,
  smoking: false,
  age: '18-25',
  goals: ['maintenance'],
};

const pointsOf = (rule: ScoreRule, answers: Partial<AdviceAnswers>) =>
  scoreAnswers({ ...nothing, ...answers }).rules.find((entry) => entry.rule === rule)?.points;

describe('points of each rule', () => {
  test.each<[ScoreRule, Partial<AdviceAnswers>, number]>([
    ['coffeeOrTea', {}, 0],
    ['coffeeOrTea', { coffee: 1 }, 1],
    ['coffeeOrTea', { coffee: 2 }, 1],
    ['coffeeOrTea', { coffee: 3 }, 2],
    ['coffeeOrTea', { coffee: 10 }, 2],
    ['coffeeOrTea', { tea: 1 }, 1],
    ['coffeeOrTea', { tea: 3 }, 2],
    ['coffeeOrTea', { coffee: 2, tea: 2 }, 1],
    ['coffeeOrTea', { coffee: 3, tea: 3 }, 2],
    ['wine', { wine: 1 }, 0],
    ['wine', { wine: 2 }, 1],
    ['wine', { wine: 4 }, 1],
    ['wine', { wine: 5 }, 2],
    ['wine', { wine: 20 }, 2],
    ['smoking', { smoking: false }, 0],
    ['smoking', { smoking: true }, 3],
    ['age', { age: '18-25' }, 0],
    ['age', { age: '26-35' }, 0],
    ['age', { age: '36-45' }, 0],
    ['age', { age: '46-55' }, 1],
    ['age', { age: '56+' }, 1],
    ['goals', { goals: ['stains'] }, 1],
    ['goals', { goals: ['whitening'] }, 1],
    ['goals', { goals: ['stains', 'whitening'] }, 1],
    ['goals', { goals: ['maintenance', 'confidence'] }, 0],
    ['extraInfo', {}, 0],
    ['extraInfo', { extraInfo: 'Ik drink water' }, 0],
    ['extraInfo', { extraInfo: 'VEEL Cola, thee en appelsap' }, 1],
    ['medicineQuestion', { extraInfo: 'Ik slik antibiotica' }, 0],
    ['medicineQuestion', { extraInfo: 'Kan dit met antibiotica?' }, 1],
    ['medicineQuestion', { extraInfo: 'Mag het met de pil' }, 1],
    ['medicineQuestion', { extraInfo: 'Werkt cola erger?' }, 0],
  ])('%s with %j gives %i', (rule, answers, points) => {
    expect(pointsOf(rule, answers)).toBe(points);
  });

  test('a question about medication counts twice, one about antibiotics once', () => {
    expect(scoreAnswers({ ...nothing, extraInfo: 'Kan dit met medicatie?' }).total).toBe(2);
    expect(scoreAnswers({ ...nothing, extraInfo: 'Kan dit met antibiotica?' }).total).toBe(1);
  });

  test('everything at once is 11 points', () => {
    const all: AdviceAnswers = {
      coffee: 10,
      tea: 10,
      wine: 20,
      smoking: true,
      age: '56+',
      goals: [...GOALS],
      extraInfo: 'Kan dit met medicatie?',
    };
    expect(scoreAnswers(all).total).toBe(11);
  });
});

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 3],
  [6, 4],
  [11, 4],
])('%i points are a pack of %i', (points, quantity) => {
  expect(quantityFor(points)).toBe(quantity);
});

const answersArbitrary: fc.Arbitrary<AdviceAnswers> = fc.record({
  coffee: fc.integer({ min: 0, max: COUNT_LIMITS.coffee }),
  tea: fc.integer({ min: 0, max: COUNT_LIMITS.tea }),
  wine: fc.integer({ min: 0, max: COUNT_LIMITS.wine }),
  smoking: fc.boolean(),
  age: fc.constantFrom(...AGE_GROUPS),
  goals: fc.subarray([...GOALS], { minLength: 1 }),
  extraInfo: fc.oneof(fc.string(), fc.constantFrom('', 'veel cola', 'Mag dit met antibiotica?')),
});

describe('for all answers', () => {
  test('the total is the sum of the rules and stays between 0 and 11', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const { total, rules } = scoreAnswers(answers);
        expect(total).toBe(rules.reduce((sum, { points }) => sum + points, 0));
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(11);
      }),
    );
  });

  test.each(['coffee', 'tea', 'wine'] as const)('one %s more never means fewer points', (counted) => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const more = { ...answers, [counted]: clampCount(counted, answers[counted] + 1) };
        expect(scoreAnswers(more).total).toBeGreaterThanOrEqual(scoreAnswers(answers).total);
      }),
    );
  });

  test('smoking and another goal never mean fewer jars', () => {
    fc.assert(
      fc.property(answersArbitrary, fc.constantFrom(...GOALS), (answers, goal) => {
        const before = quantityFor(scoreAnswers(answers).total);
        const smoking = { ...answers, smoking: true };
        const goals = { ...answers, goals: [...answers.goals, goal] };
        expect(quantityFor(scoreAnswers(smoking).total)).toBeGreaterThanOrEqual(before);
        expect(quantityFor(scoreAnswers(goals).total)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('capitals change nothing', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const shouting = { ...answers, extraInfo: (answers.extraInfo ?? '').toUpperCase() };
        const whispering = { ...answers, extraInfo: (answers.extraInfo ?? '').toUpperCase().toLowerCase() };
        expect(scoreAnswers(shouting).total).toBe(scoreAnswers(whispering).total);
      }),
    );
  });
});

describe('counters', () => {
  test('a clamped count is always one the questionnaire accepts', () => {
    fc.assert(
      fc.property(fc.constantFrom('coffee', 'tea', 'wine'), fc.double(), (counted, value) => {
        const answers = { ...nothing, [counted]: clampCount(counted, value) };
        expect(v.safeParse(adviceAnswersSchema, answers).success).toBe(true);
      }),
    );
  });

  test.each([
    ['coffee', -1, 0],
    ['coffee', 11, 10],
    ['tea', 11, 10],
    ['wine', 11, 11],
    ['wine', 21, 20],
    ['wine', Number.NaN, 0],
    ['wine', Number.POSITIVE_INFINITY, 20],
  ] as const)('%s at %d becomes %d', (counted, value, expected) => {
    expect(clampCount(counted, value)).toBe(expected);
  });
});

test('answers without an age or a goal are not complete', () => {
  expect(v.safeParse(adviceAnswersSchema, { ...nothing, age: null }).success).toBe(false);
  expect(v.safeParse(adviceAnswersSchema, { ...nothing, goals: [] }).success).toBe(false);
  expect(v.safeParse(adviceAnswersSchema, { ...nothing, coffee: 11 }).success).toBe(false);
});
