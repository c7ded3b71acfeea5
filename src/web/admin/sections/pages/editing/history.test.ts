// Taking back and doing again, step by step.

import { expect, test } from 'vitest';
import { firstStep, stepBack, stepForward, stepTo } from './history.ts';

test('the letters of one field are one step, and any other change is one of its own', () => {
  let steps = firstStep('');
  for (const text of ['a', 'ab', 'abc']) steps = stepTo(steps, text, 'title');
  steps = stepTo(steps, 'moved');
  steps = stepTo(steps, 'moved again');
  const seen = [];
  for (; steps.past.length > 0; steps = stepBack(steps)) seen.push(stepBack(steps).now);
  expect(seen).toEqual(['moved', 'abc', '']);
});

test('what was taken back is done again, until something else is done', () => {
  const steps = stepBack(stepTo(stepTo(firstStep(1), 2), 3));
  expect([steps.now, stepForward(steps).now, stepForward(stepForward(steps)).now]).toEqual([2, 3, 3]);
  expect(stepForward(stepTo(steps, 9)).now).toBe(9);
  expect(stepBack(firstStep(1)).now).toBe(1);
});

test('typing in a field after a step back is a step of its own', () => {
  const typed = stepTo(firstStep('a'), 'ab', 'title');
  expect(stepBack(stepTo(stepBack(typed), 'ac', 'title')).now).toBe('a');
});
