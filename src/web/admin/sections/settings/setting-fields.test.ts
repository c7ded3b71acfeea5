// Tests that the pages of the settings contain every setting exactly once.

import { expect, test } from 'vitest';
import { settingsSections } from '#modules/settings/contract.ts';
import { SECTIONS } from './setting-fields.ts';
import { TOPICS, topicOf } from './setting-topics.ts';

test('every section of the settings stands on exactly one page', () => {
  const shown = TOPICS.flatMap(({ sections }): readonly string[] => sections);
  expect([...shown].sort()).toEqual(Object.keys(settingsSections).sort());
});

test('every field of a section can be edited, and no other', () => {
  const edited = Object.entries(SECTIONS).map(([key, { fields }]) => [key, Object.keys(fields).sort()]);
  const known = Object.entries(settingsSections).map(([key, { shape }]) => [key, Object.keys(shape).sort()]);
  expect(Object.fromEntries(edited)).toEqual(Object.fromEntries(known));
});

test('the plain address is the first page, an unknown one is none', () => {
  expect([topicOf(undefined)?.path, topicOf('verkoop')?.path, topicOf('x')]).toEqual([
    'bedrijf',
    'verkoop',
    undefined,
  ]);
});
