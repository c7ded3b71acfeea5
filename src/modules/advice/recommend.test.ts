// Tests the advice: the pack, the reason, the duration, the tips, and the cautious answer to the free text.

import { describe, expect, test } from 'vitest';
import type { AdviceAnswers } from './answers.ts';
import { recommend } from './recommend.ts';

const nothing: AdviceAnswers = {
  coffee: 0,
  tea: 0,
  wine: 0,
  smoking: false,
  age: '26-35',
  goals: ['confidence'],
};
const answerTo = (extraInfo: string) => recommend({ ...nothing, extraInfo }).extraInfoResponse;

describe('the pack', () => {
  test.each<[number, Partial<AdviceAnswers>, RegExp]>([
    [1, {}, / 2–3 weken/],
    [2, { coffee: 3 }, / 3–4 weken\. Daarna onderhoud/],
    [3, { smoking: true, coffee: 1 }, / 4–6 weken\. Daarna regelmatig onderhoud/],
    [4, { smoking: true, coffee: 3, wine: 2 }, / 6–8 weken\. Daarna maandelijks onderhoud/],
  ])('%i with %j comes with its own timeline, reasoning and tips', (quantity, answers, timeline) => {
    const advice = recommend({ ...nothing, ...answers });
    expect(advice.quantity).toBe(quantity);
    expect(advice.timeline).toMatch(timeline);
    expect(advice.reasoning.length).toBeGreaterThan(80);
    expect(advice.tips.length).toBeGreaterThanOrEqual(3);
    expect(advice.extraInfoResponse).toBeUndefined();
  });
});

test('only who smokes is told about smoking', () => {
  const heavy: AdviceAnswers = { ...nothing, coffee: 5, wine: 6, age: '56+', goals: ['stains'] };
  const tips = (smoking: boolean) => recommend({ ...heavy, smoking }).tips.join(' ');
  expect(recommend(heavy).quantity).toBe(4);
  expect(tips(true)).toMatch(/rook/);
  expect(tips(false)).not.toMatch(/rook/i);
});

describe('the free field', () => {
  test.each(['', '   ', '\n'])('nothing written (%j) gets no answer', (text) => {
    expect(answerTo(text)).toBeUndefined();
  });

  test.each([
    ['Ik ben zwanger, mag dit?', /tandarts, huisarts of verloskundige/],
    ['Kan dit met antibiotica?', /huisarts of apotheker/],
    ['Is het oké bij gevoelige tanden?', /tandarts/],
    ['Is het veilig?', /tandarts/],
    ['Hoe lang duurt het?', /1 tot 2 weken/],
    ['Krijg ik echt resultaat?', /aanslag/],
    ['Mag ik cola blijven drinken?', /Spoel erna met water/],
    ['Welke kleur heeft de doos?', /^Bedankt voor je vraag/],
  ])('"%s" is answered', (text, answer) => {
    expect(answerTo(text)).toMatch(answer);
  });

  test('who asks how long it takes with cola is told a time first, and then about the cola', () => {
    expect(answerTo('Hoe lang duurt het als ik veel cola drink?')).toMatch(/1 tot 2 weken.*cola/);
  });

  test('a remark that asks nothing is acknowledged', () => {
    expect(answerTo('Ik drink elke dag cola')).toBe('Bedankt, dit telt mee in je advies.');
  });

  test.each(['Ik ben zwanger', 'Ik slik medicijnen', 'Mijn tandvlees bloedt'])(
    '"%s" sends to dentist or doctor although nothing is asked',
    (text) => {
      expect(answerTo(text)).toMatch(/tandarts of huisarts/);
    },
  );
});
