// Words of somebody who proved nothing: neither that the address is theirs nor that they bought anything. A
// mail of the shop is believed, so such words never carry an address, an amount or a message of their own in
// it.

/** How a mail greets somebody whose name it does not repeat. */
export const ANONYMOUS_NAME = 'daar';

const MAX_NAME_LENGTH = 60;
const MAX_WORDS = 6;
// Letters and what stands between the letters of names: no digit, no slash, no sign of a currency or a
// sentence.
const NAME = /^\p{L}[\p{L}\p{M} .'’-]*$/u;
// "evil.example" is a link in most programs, "J.P. de Vries" in none.
const FIRST_NAME = /^\p{Lu}[\p{L}\p{M}'’-]+$/u;
const DOMAIN = /\.[\p{L}\p{M}-]{2}/u;

/** The name as it was typed when it can be nothing but a name, else a greeting that suits everybody. */
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
 * "Hoi Sanne," of "Sanne de Vries"; whoever is called by initials or by no first name gets the whole of it.
 */
export function greetingLine(name: string): string {
  const whole = name.trim();
  if (whole === '' || whole === ANONYMOUS_NAME) return 'Hoi,';
  const [first = ''] = whole.split(/\s+/);
  return `Hoi ${FIRST_NAME.test(first) ? first : whole},`;
}

/** What is said of somebody, and how a mail begins that is to them. */
export function withGreeting(variables: Readonly<Record<string, string>>): Record<string, string> {
  const { customerName } = variables;
  return customerName === undefined ? variables : { ...variables, greeting: greetingLine(customerName) };
}

/** What a mail says of a basket or a message, with a greeting that can be nothing else. */
export function withPlainGreeting<Content extends { variables: Readonly<Record<string, string>> }>(
  content: Content,
): Content {
  const { customerName } = content.variables;
  if (customerName === undefined) return content;
  return { ...content, variables: { ...content.variables, customerName: greetingName(customerName) } };
}

/**
 * The same words, out of which no program makes a link: what joins the parts of an address is pulled apart.
 */
export function defangLinks(text: string): string {
  return text.replaceAll(/([./@:])(?=[^\s])/g, (sign, _same, at: number) =>
    isBetweenDigits(text, at) ? sign : `${sign} `,
  );
}

/** "12.50" and "14:30" stay as they are. */
function isBetweenDigits(text: string, at: number): boolean {
  return /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
}
