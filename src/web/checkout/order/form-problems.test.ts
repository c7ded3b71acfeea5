// The list of what has to be mended, in reading order.

import { expect, test } from 'vitest';
import { emptyDetails } from '../details/customer-details.ts';
import { listProblems, reviewProblems } from './form-problems.ts';

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

test('what is mended is marked and keeps its place, what is now wrong in another way says so', () => {
  const card = [{ fieldId: 'card-number', message: 'Vul je kaartnummer in' }];
  const found = listProblems({ ...emptyDetails, firstName: 'Eva', city: 'Utrecht' }, card);
  const mended = { ...emptyDetails, firstName: 'Eva', lastName: 'Smit', email: 'eva@', city: 'Utrecht' };
  expect(reviewProblems(found, mended).map((each) => [each.fieldId, each.message, each.mended])).toEqual([
    ['lastName', 'Vul je achternaam in', true],
    ['email', 'Dit e-mailadres klopt niet. Een voorbeeld: naam@voorbeeld.nl', false],
    ['postalCode', 'Vul je postcode in', false],
    ['houseNumber', 'Vul je huisnummer in', false],
    ['streetName', 'Vul je straatnaam in', false],
    ['card-number', 'Vul je kaartnummer in', false],
  ]);
});
