// Sentences that say more than a cosmetic may: medical promises, and green ones without proof. The list is a help for
// the person who publishes, not a judge: it knows words, no meaning.

export type ClaimKind = 'medical' | 'green' | 'effect';
export type ClaimWarning = { kind: ClaimKind; sentence: string; word: string; reason: string };

const REASONS: Readonly<Record<ClaimKind, string>> = {
  medical: 'Medische belofte: een cosmetisch product mag niet beloven dat het een kwaal voorkomt of geneest.',
  green: 'Groene belofte: zonder bewijs erbij is een algemene milieuclaim verboden.',
  effect: 'Belofte over de werking: dit moet met onderzoek te bewijzen zijn.',
};

/** Beginnings of words, or words together, as parts of an expression; a space stands for any space. */
const PATTERNS: Readonly<Record<ClaimKind, readonly string[]>> = {
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
    '100 ?% (veilig|effectief|natuurlijk)',
    'gegarandeerd wit',
    'direct witter',
    'volledig veilig',
    'veilig voor (het|je) glazuur',
    'wonder(middel|product|poeder)',
    'blijvend wit',
  ],
};

const KINDS = ['medical', 'green', 'effect'] as const satisfies readonly ClaimKind[];
const MATCHERS = KINDS.map((kind) => ({
  kind,
  // Letters before would make it another word; letters after are an ending of this one.
  expression: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${PATTERNS[kind].map((word) => word.replaceAll(' ', '\\s+')).join('|')})\\p{L}*`,
    'iu',
  ),
}));
/** Every sentence with such a word, in the order of the text, once for each kind. Titles and list items count as sentences. */
export function checkClaims(text: string): ClaimWarning[] {
  return sentencesOf(text).flatMap((sentence) =>
    MATCHERS.flatMap(({ kind, expression }) => {
      const found = expression.exec(sentence);
      return found === null ? [] : [{ kind, sentence, word: found[0], reason: REASONS[kind] }];
    }),
  );
}

function sentencesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.split(/(?<=[.!?…]["”']?)\s+/))
    .map((sentence) => sentence.replace(/^[•\-–—*]+\s*|\*+$/g, '').trim())
    .filter((sentence) => sentence !== '');
}
