// Tests which field shows a refusal, and which fields differ between two states of a form.

import { expect, test } from 'vitest';
import { changedFields, errorsByField, messageOf } from './form-rules.ts';

test('a refusal stands at its field, one about a line at the field of the lines, an unknown one nowhere', () => {
  const errors = [
    { path: 'price', message: 'Price is required' },
    { path: 'price', message: 'second' },
    { path: 'benefits.2', message: 'te lang' },
    { path: 'nowhere', message: 'x' },
  ];
  expect([...errorsByField(errors, { name: '', price: '', benefits: [] })]).toEqual([
    ['price', 'Price is required'],
    ['benefits', 'te lang'],
  ]);
});

test('changed fields are those whose value differs, lists by their lines', () => {
  const before = { name: 'a', benefits: ['x'], price: '1' };
  expect(changedFields(before, { ...before, benefits: ['x'] })).toEqual([]);
  expect(changedFields(before, { ...before, benefits: ['y'], price: '2' })).toEqual(['benefits', 'price']);
});

test('the message of a list is that of its first wrong line', () => {
  expect(messageOf([undefined, { message: 'te lang' }])).toBe('te lang');
  expect(messageOf({ message: 'Name is required' })).toBe('Name is required');
  expect(messageOf(undefined)).toBeUndefined();
});
