// Tests which new passwords are refused because they are easy to guess, although they are long enough.

import { expect, test } from 'vitest';
import { weaknessOf } from './password-rules.ts';

test.each([
  'wachtwoord123!',
  'Welkom2026!!!',
  'P@ssw0rd1234',
  'correct horse battery staple',
  'zwartwit-zwartwit',
  'anna.de.vries',
  'AdminAdmin2026',
  'aaaaaaaaaaaa',
  'ababababababab',
  '123456789012',
  'qwertyuiopas',
  'zyxwvutsrqpo',
  'Amsterdam-2026!',
  'Unbelievable',
  'Liverpool-1892!',
  '!!St4rw4rs1977!!',
  'chickenwing101',
  'sojdlg123aljg',
])('%s is refused', async (password) => {
  expect(await weaknessOf(password, 'anna.de.vries')).not.toBeNull();
});

test.each([
  'een lang wachtwoord met koffie',
  'Vijf kraaien op het dak',
  'xK7wq2vRmT9p',
  'fietsbel-regenjas-kaasschaaf',
  'ΩμέγαΑλφα-βήτα',
  'Liverpool wint weer niets',
])('%s is accepted', async (password) => {
  expect(await weaknessOf(password, 'anna.de.vries')).toBeNull();
});
