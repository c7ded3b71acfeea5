// Tests the figures about customer opinions: counted from reviews in a live shop, from the settings in a test
// shop.

import { expect, test } from 'vitest';
import { defaultSettings } from '#modules/settings/index.ts';
import { socialProof } from './social-proof.ts';

const { claims, evidence } = defaultSettings;
const live = (count: number, average: number | null) =>
  socialProof({ claims, evidence }, { count, average }, { testMode: false });

test.each([
  [0, null],
  [4, 5],
])('a shop that sells with %i reviews says nothing', (count, average) => {
  expect(live(count, average)).toEqual({ rating: null, counted: null, satisfiedCustomers: null });
});

test('from five reviews on it says what they come to, and never what was set', () => {
  expect(live(5, 4.2)).toEqual({
    rating: { average: 4.2, count: 5, roundCount: '5' },
    counted: { average: 4.2, count: 5 },
    satisfiedCustomers: null,
  });
});

test('a test shop shows what is set, and tells search engines only what was counted', () => {
  expect(socialProof({ claims, evidence }, { count: 1, average: 5 }, { testMode: true })).toEqual({
    rating: { average: 4.8, count: 247, roundCount: '300+' },
    counted: null,
    satisfiedCustomers: 247,
  });
});

test('how many customers are satisfied is said in a shop that sells once its evidence is noted', () => {
  const withEvidence = {
    claims,
    evidence: { ...evidence, satisfiedCustomers: 'Enquête van mei, 247 van 260' },
  };
  const shown = (settings: typeof withEvidence) =>
    socialProof(settings, { count: 0, average: null }, { testMode: false }).satisfiedCustomers;
  expect([shown({ claims, evidence }), shown(withEvidence)]).toEqual([null, 247]);
});
