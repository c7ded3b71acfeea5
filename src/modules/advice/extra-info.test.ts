// Tests how the questionnaire's free text is read: in lower case, with questions recognised by a question
// mark, a question word or an opening verb.

import { describe, expect, test } from 'vitest';
import { findTopic, isQuestion, mentionsMedicine, mentionsStaining, needsCare } from './extra-info.ts';

describe('words that stain', () => {
  test.each(['medicatie', 'medicijn', 'cola', 'frisdrank', 'sap', 'thee', 'sterk', 'veel'])(
    '"%s" counts, alone, in capitals and inside a longer word',
    (word) => {
      expect(mentionsStaining(word)).toBe(true);
      expect(mentionsStaining(`Ik neem ${word.toUpperCase()}.`)).toBe(true);
      expect(mentionsStaining(`vruchten${word}mix`)).toBe(true);
    },
  );

  test.each(['', 'Ik drink water', 'limonade', 'rode wijn', 'koffie'])('"%s" does not count', (text) => {
    expect(mentionsStaining(text)).toBe(false);
  });
});

describe('medicines', () => {
  test.each(['medicatie', 'medicijnen', 'de PIL', 'pillen', 'antibiotica'])('"%s" is one', (text) => {
    expect(mentionsMedicine(text)).toBe(true);
  });

  test('vitamins are not', () => {
    expect(mentionsMedicine('Ik slik vitamine C')).toBe(false);
  });
});

describe('questions', () => {
  test.each([
    'Werkt dit?',
    'hoe lang duurt het',
    'WANNEER zie ik verschil',
    'waarom zwart',
    'ik wil weten welke het beste is',
    'Mag dit met antibiotica',
    'is het veilig voor glazuur',
    'Ik slik medicijnen. Kan dat kwaad',
    'als ik een beugel heb, kan ik het dan gebruiken',
  ])('"%s" asks', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  test.each(['', 'Ik drink veel cola', 'Mijn tandvlees is gevoelig', 'showtime', 'Ik kan slecht tegen kou'])(
    '"%s" does not ask',
    (text) => {
      expect(isQuestion(text)).toBe(false);
    },
  );
});

describe('topics', () => {
  test.each([
    ['Hoe lang duurt het?', 'duration'],
    ['Wanneer zie ik resultaat?', 'duration'],
    ['Kan dit met mijn medicatie?', 'medication'],
    ['Werkt de pil nog wel?', 'medication'],
    ['Mijn tanden zijn gevoelig, kan het?', 'sensitivity'],
    ['Kan het met kronen?', 'sensitivity'],
    ['Ik geef borstvoeding, mag dit?', 'pregnancy'],
    ['Werkt het echt?', 'results'],
    ['Is het slecht voor mijn glazuur?', 'safety'],
    ['Mag ik koffie drinken na het poetsen?', 'drinks'],
    ['Wat is de kleur van de doos?', null],
    ['Doe je aan pilates?', null],
  ])('"%s" is about %s', (text, topic) => {
    expect(findTopic(text)).toBe(topic);
  });

  test('pregnancy goes before medicines, and medicines before everything else', () => {
    expect(findTopic('Is antibiotica veilig nu ik zwanger ben?')).toBe('pregnancy');
    expect(findTopic('Hoe lang moet ik wachten na antibiotica en koffie?')).toBe('medication');
  });

  test('pregnancy, medicines and sensitivity need a professional; the rest does not', () => {
    expect(['pregnancy', 'medication', 'sensitivity'].map((topic) => needsCare(findTopicOf(topic)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(needsCare('drinks')).toBe(false);
    expect(needsCare(null)).toBe(false);
  });
});

const samples: Record<string, string> = {
  pregnancy: 'zwanger',
  medication: 'medicijn',
  sensitivity: 'gevoelig',
};
const findTopicOf = (topic: string) => findTopic(samples[topic] ?? '');
