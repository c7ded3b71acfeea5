// Cleans text from visitors who have proved neither their e-mail address nor a purchase, before a mail
// contains it. Recipients trust mail of the shop, so such text must not carry a link, an amount or a message.

/**
 * The word that a mail uses instead of a customer's name which it must not repeat, as in "Hoi daar,".
 * `greetingLine` leaves it out: "Hoi,".
 */
export const ANONYMOUS_NAME = 'daar';

const MAX_NAME_LENGTH = 60;
const MAX_WORDS = 6;
// Allows letters and the signs within names; no digits, slashes, currency signs or sentence punctuation.
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
// "evil.example" is a link in most programs, "J.P. de Vries" in none.
const FIRST_NAME = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
const DOMAIN = /\.[\p{L}\p{M}-]{2}/u;

/** Returns the typed name when it can only be a name, otherwise `ANONYMOUS_NAME`. */
export function greetingName(typed: string): string {
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  const isName =
    [...name].length <= MAX_NAME_LENGTH &&
    name.split(' ').length <= MAX_WORDS &&
    NAME.test(name) &&
    !DOMAIN.test(name);
  return isName ? name : ANONYMOUS_NAME;
}

/**
 * Returns the greeting line, such as "Hoi Sanne," for "Sanne de Vries". A name that starts with initials, or
 * with no first name, is used in full. An empty name gives "Hoi,".
 */
export function greetingLine(name: string): string {
  const whole = name.trim();
  if (whole === '' || whole === ANONYMOUS_NAME) return 'Hoi,';
  const [first = ''] = whole.split(/\s+/);
  return `Hoi ${FIRST_NAME.test(first) ? first : whole},`;
}

/**
 * Adds the variable `greeting`, such as "Hoi Sanne,", when the variables include `customerName`; otherwise
 * returns the variables unchanged.
 */
export function withGreeting(variables: Readonly<Record<string, string>>): Record<string, string> {
  const { customerName } = variables;
  return customerName === undefined ? variables : { ...variables, greeting: greetingLine(customerName) };
}

/**
 * Replaces `customerName` by a name that is safe in a mail (see `greetingName`), for mails to visitors who
 * have not proved that the address is theirs.
 */
export function withPlainGreeting<Content extends { variables: Readonly<Record<string, string>> }>(
  content: Content,
): Content {
  const { customerName } = content.variables;
  if (customerName === undefined) return content;
  return { ...content, variables: { ...content.variables, customerName: greetingName(customerName) } };
}

/**
 * Inserts a space after each `.`, `/`, `@` and `:` that has a character behind it, except between digits, so
 * that no mail program turns the text into a link.
 */
export function defangLinks(text: string): string {
  return text.replaceAll(/([./@:])(?=[^\s])/g, (sign, _same, at: number) =>
    isBetweenDigits(text, at) ? sign : `${sign} `,
  );
}

/**
 * True for a sign between two digits, as in "12.50" and "14:30"; `defangLinks` leaves such a sign unchanged.
 */
function isBetweenDigits(text: string, at: number): boolean {
  return /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
}
