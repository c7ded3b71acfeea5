// Finds sentences with claims that a cosmetic may not make: medical claims, and environmental claims without
// proof. These only cause a warning to the person who publishes. The check also finds typed-in values that
// the settings provide, such as prices; a live shop refuses to publish those.

import type { FieldError } from '#shared/api/problems.ts';

type PromiseKind = 'medical' | 'green' | 'effect';
export type ClaimKind = PromiseKind | 'typed';
export type ClaimWarning = { kind: ClaimKind; sentence: string; word: string; reason: string };

const REASONS: Readonly<Record<PromiseKind, string>> = {
  medical: 'Medische belofte: een cosmetisch product mag niet beloven dat het een kwaal voorkomt of geneest.',
  green: 'Groene belofte: zonder bewijs erbij is een algemene milieuclaim verboden.',
  effect: 'Belofte over de werking: dit moet met onderzoek te bewijzen zijn.',
};

/**
 * The patterns of forbidden words or word sequences, per kind of claim, as parts of regular expressions. A
 * space matches any white space.
 */
const PATTERNS: Readonly<Record<PromiseKind, readonly string[]>> = {
  medical: [
    'genees',
    'genezen',
    'behandelt',
    'voorkomt? (gaatjes|cariës|tandbederf|tandvleesontsteking|ontsteking|parodontitis|infectie)',
    'tegen (gaatjes|cariës|tandbederf|tandvleesontsteking|ontsteking|parodontitis|gevoelige tanden|aften)',
    'herstelt (het |je )?(glazuur|tandvlees|tanden)',
    'ontstekingsremmend',
    'antibacterieel',
    'antiseptisch',
    'doodt bacteriën',
    'ontgift',
    'detox(?!\\p{L})',
    'medicinaal',
    'therapeutisch',
    'klinisch (bewezen|getest)',
    'door tandartsen aanbevolen',
    'aanbevolen door tandartsen',
  ],
  green: [
    'milieuvriendelijk',
    'klimaatneutraal',
    'co2[- ]?neutraal',
    'co₂[- ]?neutraal',
    'klimaatpositief',
    'duurzaam',
    'duurzame',
    'ecologisch',
    'eco(?!\\p{L})',
    'groene keuze',
    'biologisch afbreekbaar',
    'beter voor (het milieu|de planeet|de natuur)',
    'goed voor (het milieu|de planeet|de natuur)',
    'plasticvrij',
    'zero waste',
  ],
  effect: [
    'bleekt je tanden',
    'tinten witter',
    '100\\s*% (veilig|effectief|natuurlijk)',
    'gegarandeerd wit',
    'direct witter',
    'volledig veilig',
    'veilig voor (het|je) glazuur',
    'wonder(middel|product|poeder)',
    'blijvend wit',
  ],
};

const NUMBER = '(\\d[\\d.]*\\+?|één|twee|drie|vier|vijf|tien|veertien|dertig|zestig|negentig|honderd)';
const DAYS = `${NUMBER}[- ]dag(en)?`;
const TIME = '\\d{1,2}([:.]\\d\\d)?( uur)?';
const TERM =
  '(garantie|niet[- ]goed|niet tevreden|geld[- ]terug|bedenktijd|herroep|retour|terugst|terugbeta)';
const SOON = `((over)?morgen|vandaag|(de )?volgende (werk)?dag|binnen ${NUMBER} (uur|(werk)?dag(en)?))`;
const ARRIVED = '(in huis|bezorgd|geleverd|thuisbezorgd|bij je thuis|op de mat)';
const onPage = (what: string, variables: string) =>
  `Typ ${what} niet: schrijf op een pagina ${variables}, en laat het in een artikel weg.`;

/**
 * The patterns of values that the settings provide, such as prices. Each group has a Dutch reason that names
 * the placeholder to use instead.
 */
const HARDCODED: readonly (readonly [reason: string, patterns: readonly string[]])[] = [
  [
    onPage('een prijs', '{prijs}, {prijs-per-pot} of {zin-verzendkosten}'),
    ['(€|eur)\\s*\\d[\\d.]*(,(\\d\\d|-))?', '\\d[\\d.]*(,\\d\\d)? euro(?!\\p{L})'],
  ],
  [
    onPage('een cijfer', '{uitleg-cijfer} op een eigen regel'),
    [
      '[1-9][.,]\\d\\s*(uit|van( de)?|op|/)\\s*(5|10|vijf|tien)(?![\\p{L}\\p{N}])',
      '([45]\\s*(uit|/)\\s*5|([89]|10)\\s*(uit|/)\\s*10)(?![\\p{L}\\p{N}])',
      '(\\d([.,]\\d)?|vier|vijf)[-\\s]*sterren',
      '[★⭐]+',
      '(cijfer|beoordeeld met|waardering)( van)?( een)?:? \\d{1,2}([.,]\\d)?',
    ],
  ],
  [
    onPage('een aantal klanten of reviews', '{uitleg-cijfer} op een eigen regel'),
    [
      '(\\d[\\d.]*\\+?|honderden|duizenden)( (tevreden|blije|echte|vaste|positieve|enthousiaste|geverifieerde))*' +
        ' ((klant)?beoordelingen|(klant)?reviews|recensies|klanten|kopers|gebruikers)',
    ],
  ],
  [
    'Typ niet hoeveel er is: de winkel zegt zelf wat er op voorraad is.',
    [
      `(nog|slechts|maar|laatste) ${NUMBER}( \\p{L}+)? (op voorraad|in voorraad|over|beschikbaar|leverbaar)(?!\\p{L})`,
      `${NUMBER}( stuks| potten)? (op|in) voorraad`,
      `laatste ${NUMBER} (stuks|potten)`,
      'bijna uitverkocht',
    ],
  ],
  [
    onPage('een levertijd', '{besteltijd}, {bezorgdag} of {belofte-verzending}'),
    [
      `(voor|vóór) ${TIME} (besteld|bestelt|bestellen|bestel)`,
      `(besteld|bestelt|bestellen|bestel)( je)?( vandaag)?( nog)? (voor|vóór) ${TIME}`,
      `${SOON}( nog| al)? ${ARRIVED}`,
      `${ARRIVED} ${SOON}`,
    ],
  ],
  [
    onPage(
      'een termijn',
      '{garantiedagen}, {bedenktijd}, {retourtermijn}, {terugbetaaltermijn} of {garantiejaren}',
    ),
    [
      `${DAYS}[^.!?;|]{0,40}${TERM}`,
      `${TERM}[^.!?;|]{0,40}(?<![\\p{L}\\p{N}])${DAYS}`,
      `${DAYS} (uitproberen|proberen|op proef)`,
      `geld (uiterlijk )?binnen ${DAYS}`,
      `${NUMBER} jaar garantie`,
    ],
  ],
];

const KINDS = ['medical', 'green', 'effect'] as const satisfies readonly PromiseKind[];
const MATCHERS: readonly { kind: ClaimKind; reason: string; expression: RegExp }[] = [
  ...KINDS.map((kind) => ({ kind, reason: REASONS[kind], expression: anyOf(PATTERNS[kind]) })),
  ...HARDCODED.map(([reason, patterns]) => ({ kind: 'typed' as const, reason, expression: anyOf(patterns) })),
];

function anyOf(patterns: readonly string[]): RegExp {
  const words = patterns.map((word) => word.replaceAll(' ', '\\s+')).join('|');
  // A match must begin at the start of a word; letters after the match are an ending of that word.
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\p{L}*`, 'iu');
}

/**
 * Lists the sentences of an article with a forbidden claim or a typed-in value that the settings provide, in
 * the order of the text, with one warning per sentence and reason. Titles and list items count as sentences.
 */
export function checkClaims(text: string): ClaimWarning[] {
  return sentencesOf(text).flatMap((sentence) =>
    MATCHERS.flatMap(({ kind, reason, expression }) => {
      const match = expression.exec(sentence);
      return match === null ? [] : [{ kind, sentence, word: match[0], reason }];
    }),
  );
}

/**
 * Finds values typed into an article that the settings provide, such as a price, and returns one field error
 * for each.
 */
export function findHardcodedInfo(texts: readonly { path: string; text: string }[]): FieldError[] {
  return texts.flatMap(({ path, text }) =>
    checkClaims(text)
      .filter(({ kind }) => kind === 'typed')
      .map(({ word, reason }) => ({ path, message: `‘${word}’: ${reason}` })),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(/(?<=[.!?…]["”']?)\s+/))
    .map((sentence) => sentence.replace(/^[•\-–—*]+\s*|\*+$/g, '').trim())
    .filter((sentence) => sentence !== '');
}
