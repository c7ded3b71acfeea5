// Reads the free text of the questionnaire: whether it asks something, and its topic. Words are matched
// anywhere in the lower-cased text, because Dutch compounds words ("appelsap", "ijsthee").

const STAINING_WORDS = ['medicatie', 'medicijn', 'cola', 'frisdrank', 'sap', 'thee', 'sterk', 'veel'];
const MEDICINE_WORDS = ['medicatie', 'medicijn', 'pil', 'pillen', 'antibiotica'];

/** Matches words that make the free text of the questionnaire a question, wherever they appear in it. */
const QUESTION_WORD =
  /(?<!\p{L})(hoe|hoelang|hoeveel|hoezo|wanneer|waarom|waar|waarmee|waarvoor|wat|welke?|wie)(?!\p{L})/u;
/**
 * Matches verbs that make the free text of the questionnaire a question when they begin a sentence ("Mag
 * dit…") or precede a pronoun ("…, kan ik").
 */
const QUESTION_VERB =
  /(^|[.!;:\n]\s*)(kan|kun|kunnen|mag|mogen|moet|moeten|zal|is|zijn|werkt|helpt|geeft|doet|krijg|wordt)(?!\p{L})|(?<!\p{L})(kan|kun|mag|moet|zal) (ik|je|jij|u|men|we|wij|dit|dat|het)(?!\p{L})/u;

const HOW_LONG = /hoe ?lang|hoe snel|wanneer|duurt|duren/;

export type Topic = 'pregnancy' | 'medication' | 'sensitivity' | 'safety' | 'drinks' | 'duration' | 'results';

/**
 * The topics of the questionnaire's free text, each with the words that indicate it, in order of priority.
 * Topics that need a doctor or dentist come first.
 */
const TOPICS: readonly { topic: Topic; words: RegExp }[] = [
  { topic: 'pregnancy', words: /zwanger|borstvoeding|kolven/ },
  {
    topic: 'medication',
    words:
      /medicatie|medicijn|antibiotica|geneesmiddel|bloedverdunner|(?<!\p{L})pil(len)?(?!\p{L})|anticonceptie/u,
  },
  {
    topic: 'sensitivity',
    words: /gevoelig|pijn|tandvlees|bloed|beugel|kroon|kronen|facing|vulling|implantaat|tandhals/,
  },
  { topic: 'safety', words: /veilig|schadelijk|slecht voor|gevaar|glazuur|slijt|schuren|slikken|kinderen/ },
  { topic: 'drinks', words: /koffie|thee|wijn|cola|frisdrank|sap|energiedrank|gekleurd/ },
  { topic: 'duration', words: /hoe ?lang|hoe snel|wanneer|duurt|duren|weken|dagen|maand/ },
  { topic: 'results', words: /resulta|werkt|effect|verschil|witter|helpt|vlek/ },
];

/**
 * Topics for which the answer to the free text refers to a doctor or dentist even when the visitor asks
 * nothing.
 */
const CARE_TOPICS: readonly Topic[] = ['pregnancy', 'medication', 'sensitivity'];

export function mentionsStaining(text: string): boolean {
  return mentionsAny(text, STAINING_WORDS);
}

export function mentionsMedicine(text: string): boolean {
  return mentionsAny(text, MEDICINE_WORDS);
}

/**
 * Returns true when the text asks something: it has a question mark, a question word, or a sentence that
 * begins with a question verb.
 */
export function isQuestion(text: string): boolean {
  const lower = text.trim().toLowerCase();
  return lower.includes('?') || QUESTION_WORD.test(lower) || QUESTION_VERB.test(lower);
}

/**
 * Returns true when the text asks for a duration ("Hoe lang", "hoe snel", "wanneer"). The answer then begins
 * with the duration, whatever topic the text names.
 */
export function asksHowLong(text: string): boolean {
  return HOW_LONG.test(text.toLowerCase());
}

/** Returns the topic of highest priority in the text; null when the text names no topic. */
export function findTopic(text: string): Topic | null {
  const lower = text.toLowerCase();
  return TOPICS.find(({ words }) => words.test(lower))?.topic ?? null;
}

export function needsCare(topic: Topic | null): boolean {
  return topic !== null && CARE_TOPICS.includes(topic);
}

function mentionsAny(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word));
}
