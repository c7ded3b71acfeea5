// Tests that names are kept in a greeting, and that any other text is removed.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANONYMOUS_NAME, defangLinks, greetingLine, greetingName } from './untrusted-text.ts';

describe('a greeting', () => {
  test.each([
    'Anna de Vries',
    'J.P. de Vries',
    'Jan-Willem van ’t Hof',
    "Siobhán O'Neill",
    'Łukasz Żółć',
    '李小龙',
    'A.B.C. Jansen',
  ])('repeats the name %s', (name) => {
    expect(greetingName(`  ${name} `)).toBe(name);
  });

  test.each([
    '! Je pakket is geweigerd, betaal EUR 1,95 via https://evil.example/zwartwit-betalen',
    'evil.example',
    'Ga naar evil.example',
    'www.evil.example',
    'evil。example',
    'kijk op evil .example',
    'Betaal € nu',
    'Bel 0900 1234',
    'Betaal EUR 5',
    'anna@example.org',
    'evil/inloggen',
    'Je pakket staat klaar kom het nu direct ophalen',
    'a'.repeat(61),
    'Anna\u202eenna',
    '',
    '   ',
    '...',
  ])('does not repeat "%s"', (words) => {
    expect(greetingName(words)).toBe(ANONYMOUS_NAME);
  });

  test('whatever is typed, it holds no digit, slash, at sign, colon or domain', () => {
    const parts = fc.constantFrom('.', '/', 'com', 'Anna', '1', '€', ' ', ':', '@', 'www', '\n', '。');
    fc.assert(
      fc.property(
        fc.array(parts).map((all) => all.join('')),
        (typed) => {
          expect(greetingName(typed)).not.toMatch(/[\d/@:€\n。]|\.\p{L}{2}/u);
        },
      ),
    );
  });
});

describe('words without live links', () => {
  test.each([
    ['evil.example/inloggen', 'evil. example/ inloggen'],
    ['zie https://evil.example', 'zie https: / / evil. example'],
    ['mail x@evil.example', 'mail x@ evil. example'],
    ['Niet goed.Graag terug', 'Niet goed. Graag terug'],
  ])('"%s" reads "%s"', (typed, shown) => {
    expect(defangLinks(typed)).toBe(shown);
  });

  test('amounts, times and the end of a sentence stay as they are', () => {
    const words = 'Om 14:30 betaalde ik 12.50. Graag terug.';
    expect(defangLinks(words)).toBe(words);
  });
});

test.each([
  ['Sanne de Vries', 'Hoi Sanne,'],
  ['Jan-Willem Bos', 'Hoi Jan-Willem,'],
  ['J.P. de Vries', 'Hoi J.P. de Vries,'],
  ['van der Meer', 'Hoi van der Meer,'],
  ['daar', 'Hoi,'],
  [' ', 'Hoi,'],
])('%s is greeted with "%s"', (name, line) => {
  expect(greetingLine(name)).toBe(line);
});
