// Sentences that say more than a cosmetic may: medical promises, and green ones without proof. The list is a help for
// the person who publishes, not a judge: it knows words, no meaning.

export type ClaimKind = 'medical' | 'green' | 'effect';
export type ClaimWarning = { kind: ClaimKind; sentence: string; word: string; reason: string };

const REASONS: Readonly<Record<ClaimKind, string>> = {
  medical: 'Medische belofte: een cosmetisch product mag niet beloven dat het een kwaal voorkomt of geneest.',
  green: 'Groene belofte: zonder bewijs erbij is een algemene milieuclaim verboden.',
  effect: 'Belofte over de werking: dit moet met onderzoek te bewijzen zijn.',
};

/** Beginnings of words, or words together; a space stands for any space. */
const PATTERNS: Readonly<Record<ClaimKind, readonly string[]>> = {
  medical: [
    'genees',
    'genezen',
    'geneest',
    'geneeskrachtig',
    'behandelt',
    'voorkomt? (gaatjes|cariës|tandbederf|tandvleesontsteking|ontsteking|parodontitis|infectie)',
    'tegen (gaatjes|cariës|tandbederf|tandvleesontsteking|ontsteking|parodontitis|gevoelige tanden|aften)',
    'herstelt (het |je )?(glazuur|tandvlees|tanden)',
    'ontstekingsremmend',
    'antibacterieel',
    'antiseptisch',
    'doodt bacteriën',
    'ontgift',
    'detox',
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
    'eco',
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
    '100 ?% (veilig|effectief|natuurlijk)',
    'gegarandeerd wit',
    'direct witter',
    'volledig veilig',
    'veilig voor (het|je) glazuur',
    'wonder(middel|product|poeder)',
    'blijvend wit',
  ],
};

const MATCHERS = Object.entries(PATTERNS).map(([kind, words]) => ({
  kind: kind === 'medical' || kind === 'green' ? kind : ('effect' as const),
  // Letters before would make it another word; letters after are an ending of this one.
  expression: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => word.replaceAll(' ', '\\s+')).join('|')})`,
    'iu',
  ),
}));
const WHOLE_WORDS = new Set(['eco', 'detox']);

/** Every sentence with such a word, in the order of the text, once for each kind. Titles and list items count as sentences. */
export function checkClaims(text: string): ClaimWarning[] {
  return sentencesOf(text).flatMap((sentence) =>
    MATCHERS.flatMap(({ kind, expression }) => {
      const found = expression.exec(sentence);
      if (!found || isOtherWord(found[0], sentence, found.index)) return [];
      return [{ kind, sentence, word: found[0], reason: REASONS[kind] }];
    }),
  );
}

/** "eco" is a promise, the beginning of "economisch" is not. */
function isOtherWord(word: string, sentence: string, at: number): boolean {
  return WHOLE_WORDS.has(word.toLowerCase()) && /^\p{L}/u.test(sentence.slice(at + word.length));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(/(?<=[.!?…]["”']?)\s+/))
    .map((sentence) => sentence.replace(/^[•\-–—*]+\s*|\*+$/g, '').trim())
    .filter((sentence) => sentence !== '');
}
