import { expect, test } from 'vitest';
import * as z from 'zod';
import { dutchInputErrors } from './api/dutch-input-errors.ts';
import { requiredText } from './required-text.ts';

z.config({ localeError: dutchInputErrors });

test.each([
  [undefined, ['Title is required']],
  [7, ['Title is required']],
  ['  ', ['Title is required']],
  ['x'.repeat(6), ['Maximaal 5 tekens']],
  [' title ', undefined],
])('%j is told what is wrong with it', (value, messages) => {
  const { error } = requiredText('Title is required', 5).safeParse(value);
  expect(error?.issues.map(({ message }) => message)).toEqual(messages);
});
