// Tests the body rules, which turn each line of an article into a block, and that an author cannot inject
// HTML.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyBlocks } from './body-blocks.ts';
import { bodyHtml, escapeMarkup } from './body-html.ts';

describe('a line is', () => {
  test.each([
    ['**Wat is kool?**', { kind: 'heading', level: 2, text: 'Wat is kool?' }],
    ['*De eerste week*', { kind: 'heading', level: 3, text: 'De eerste week' }],
    ['**2 * 3 is 6**', { kind: 'heading', level: 2, text: '2 * 3 is 6' }],
    ['• Water erna', { kind: 'list', items: ['Water erna'] }],
    ['- Water erna', { kind: 'list', items: ['Water erna'] }],
    ['-Water erna', { kind: 'list', items: ['Water erna'] }],
    ['– Water erna', { kind: 'list', items: ['Water erna'] }],
    ['1. Maak nat', { kind: 'numbered', start: 1, items: ['Maak nat'] }],
    ['12.Spoel', { kind: 'numbered', start: 12, items: ['Spoel'] }],
    ['"Zacht is genoeg."', { kind: 'quote', text: 'Zacht is genoeg.' }],
    ['“Zacht is genoeg.”', { kind: 'quote', text: 'Zacht is genoeg.' }],
    ['„Zacht is genoeg.”', { kind: 'quote', text: 'Zacht is genoeg.' }],
    ['Wil je het proberen?', { kind: 'call', text: 'Wil je het proberen?' }],
    ['Met geld-terug-garantie.', { kind: 'call', text: 'Met geld-terug-garantie.' }],
    ['Ja. Bestel vandaag nog.', { kind: 'call', text: 'Ja. Bestel vandaag nog.' }],
    ['Dat wil je niet.', { kind: 'paragraph', text: 'Dat wil je niet.' }],
    ['Een **vet** woord', { kind: 'paragraph', text: 'Een **vet** woord' }],
    ['**Een** en **twee**', { kind: 'paragraph', text: '**Een** en **twee**' }],
    ['"Ja", zei ze, "dat kan"', { kind: 'paragraph', text: '"Ja", zei ze, "dat kan"' }],
    ['„Ja” en „nee”', { kind: 'paragraph', text: '„Ja” en „nee”' }],
    ['“Ja” en “nee”', { kind: 'paragraph', text: '“Ja” en “nee”' }],
    ['"Zij zei "ja" en lachte"', { kind: 'quote', text: 'Zij zei "ja" en lachte' }],
    ['„Zij zei „ja” en lachte”', { kind: 'quote', text: 'Zij zei „ja” en lachte' }],
    ['*Een* en *twee*', { kind: 'paragraph', text: '*Een* en *twee*' }],
    ['2.5 gram is genoeg', { kind: 'paragraph', text: '2.5 gram is genoeg' }],
    ['3 tot 5 keer', { kind: 'paragraph', text: '3 tot 5 keer' }],
    ['****', { kind: 'paragraph', text: '****' }],
    ['*', { kind: 'paragraph', text: '*' }],
    ['-', { kind: 'paragraph', text: '-' }],
    ['""', { kind: 'paragraph', text: '""' }],
    ['"', { kind: 'paragraph', text: '"' }],
  ])('%s', (line, block) => {
    expect(bodyBlocks(line)).toEqual([block]);
    expect(bodyBlocks(`  ${line}\t`)).toEqual([block]);
  });

  test('a heading, an item or a quote before it is a call to action', () => {
    const kinds = ['**Bestel vandaag**', '• Bestel vandaag', '1. Bestel vandaag', '"Bestel vandaag"'];
    expect(bodyBlocks(kinds.join('\n')).map(({ kind }) => kind)).toEqual([
      'heading',
      'list',
      'numbered',
      'quote',
    ]);
  });
});

test('items that follow each other are one list, whatever empty lines stand between them', () => {
  expect(bodyBlocks('- een\r\n\r\n• twee\n\n3. drie\n4. vier\nTekst\n5. vijf')).toEqual([
    { kind: 'list', items: ['een', 'twee'] },
    { kind: 'numbered', start: 3, items: ['drie', 'vier'] },
    { kind: 'paragraph', text: 'Tekst' },
    { kind: 'numbered', start: 5, items: ['vijf'] },
  ]);
});

test('nothing in, nothing out', () => {
  expect(bodyBlocks(' \n\t\r\n')).toEqual([]);
  expect(bodyHtml('')).toBe('');
});

test('blocks become plain HTML', () => {
  expect(bodyHtml('**Kop**\n*Onder*\n- een\n- twee\n2. drie\n"Ja"\nWil je?\nTekst & meer')).toBe(
    [
      '<h2>Kop</h2>',
      '<h3>Onder</h3>',
      '<ul><li>een</li><li>twee</li></ul>',
      '<ol start="2"><li>drie</li></ol>',
      '<blockquote><p>Ja</p></blockquote>',
      '<p class="call">Wil je?</p>',
      '<p>Tekst &amp; meer</p>',
    ].join('\n'),
  );
});

/** Matches every HTML tag that the renderer itself writes. */
const OWN_TAGS = /<\/?(?:h2|h3|p|p class="call"|ul|ol|ol start="\d+"|li|blockquote)>/g;

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '</p><img src=x onerror=alert(1)>',
        ']]>',
        '<!--',
        '"',
        "'",
        '&lt;',
        '**',
        '*',
        '• ',
        '- ',
        '1. ',
        '\n',
        '\r',
        '\u2028',
        '\0',
        'Wil je ',
        'javascript:',
        '\u{D800}',
      ),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((parts) => parts.join(''));

describe('hostile text', () => {
  test('never becomes markup', () => {
    fc.assert(
      fc.property(hostile, (content) => {
        expect(bodyHtml(content).replaceAll(OWN_TAGS, '')).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
      { numRuns: 1000 },
    );
  });

  test('leaves nothing XML cannot hold', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must be gone
        expect(escapeMarkup(text)).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/u);
      }),
    );
  });

  test('never loses a line that says something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (content) => {
        const lines = content.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
        const shown = bodyBlocks(content).flatMap((block) => ('items' in block ? block.items : [block.text]));
        expect(shown).toHaveLength(lines);
        for (const text of shown) expect(text).not.toBe('');
      }),
    );
  });
});

test('a source of a list leads to its address, which may break after a slash', () => {
  expect(bodyHtml('- Joiner, 2010. https://doi.org/10.1/a?b&c.')).toBe(
    '<ul><li>Joiner, 2010. <a href="https://doi.org/10.1/a?b&amp;c">doi.org/\u200b10.1/\u200ba?b&amp;c</a>.</li></ul>',
  );
});
