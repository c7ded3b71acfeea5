// The list of what has to be mended, in reading order.

import { expect, test } from 'vitest';
import { emptyDetails } from './customer-details.ts';
import { listProblems, stillWrong } from './form-problems.ts';

test('problems come in reading order with the section to mend them in', () => {
  const card = [{ fieldId: 'card-number', message: 'Vul je kaartnummer in' }];
  const found = listProblems({ ...emptyDetails, firstName: 'Eva', lastName: 'Smit' }, card);
  expect(found.map(({ section, fieldId }) => `${section} ${fieldId}`)).toEqual([
    'person email',
    'address postalCode',
    'address houseNumber',
    'address streetName',
    'address city',
    'payment card-number',
  ]);
});

test('what is mended leaves the list, what is now wrong in another way says so', () => {
  const card = [{ fieldId: 'card-number', message: 'Vul je kaartnummer in' }];
  const found = listProblems({ ...emptyDetails, firstName: 'Eva' }, card);
  const mended = { ...emptyDetails, firstName: 'Eva', lastName: 'Smit', email: 'eva@', city: 'Utrecht' };
  expect(stillWrong(found, mended).map(({ fieldId, message }) => `${fieldId}: ${message}`)).toEqual([
    'email: Dit e-mailadres klopt niet. Een voorbeeld: naam@voorbeeld.nl',
    'postalCode: Vul je postcode in',
    'houseNumber: Vul je huisnummer in',
    'streetName: Vul je straatnaam in',
    'card-number: Vul je kaartnummer in',
  ]);
});
