// Tests undo and redo, step by step.

import { expect, test } from 'vitest';
import { createHistory, recordStep, redoStep, undoStep } from './undo-history.ts';

test('the letters of one field are one step, and any other change is one of its own', () => {
  let steps = createHistory('');
  for (const text of ['a', 'ab', 'abc']) steps = recordStep(steps, text, 'title');
  steps = recordStep(steps, 'moved');
  steps = recordStep(steps, 'moved again');
  const seen = [];
  for (; steps.past.length > 0; steps = undoStep(steps)) seen.push(undoStep(steps).now);
  expect(seen).toEqual(['moved', 'abc', '']);
});

test('what was taken back is done again, until something else is done', () => {
  const steps = undoStep(recordStep(recordStep(createHistory(1), 2), 3));
  expect([steps.now, redoStep(steps).now, redoStep(redoStep(steps)).now]).toEqual([2, 3, 3]);
  expect(redoStep(recordStep(steps, 9)).now).toBe(9);
  expect(undoStep(createHistory(1)).now).toBe(1);
});

test('typing in a field after a step back is a step of its own', () => {
  const typed = recordStep(createHistory('a'), 'ab', 'title');
  expect(undoStep(recordStep(undoStep(typed), 'ac', 'title')).now).toBe('a');
});
