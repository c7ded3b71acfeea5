// Tests the list of form errors, in reading order.

import { expect, test } from 'vitest';
import { emptyDetails } from '../details/customer-details.ts';
import { listProblems } from './form-problems.ts';

test('problems come in reading order with the section to mend them in', () => {
  const card = [{ fieldId: 'card-number', message: 'Vul je kaartnummer in' }];
  const problems = listProblems({ ...emptyDetails, firstName: 'Eva', lastName: 'Smit' }, card);
  expect(problems.map(({ section, fieldId }) => `${section} ${fieldId}`)).toEqual([
    'person email',
    'address postalCode',
    'address houseNumber',
    'address streetName',
    'address city',
    'payment card-number',
  ]);
});
