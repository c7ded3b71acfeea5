// The formatting and validation rules of a payment card. Pure functions; nothing is stored or logged.

export type CardInput = { number: string; expiry: string; cvc: string };
export type CardProblems = Partial<Record<keyof CardInput, string>>;

export const emptyCard: CardInput = { number: '', expiry: '', cvc: '' };

export function cardProblems(card: CardInput, now: Date): CardProblems {
  return {
    ...problem('number', numberProblem(digitsOf(card.number))),
    ...problem('expiry', expiryProblem(card.expiry, now)),
    ...problem('cvc', /^\d{3,4}$/.test(card.cvc) ? null : 'Vul de 3 of 4 cijfers van de CVC in'),
  };
}

/** Formats a card number: "4242424242424242" becomes "4242 4242 4242 4242". */
export function writeCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats an expiry date: "1230" and "12 / 2030" become "12/30". */
export function writeExpiry(text: string): string {
  const [month = '', year = ''] = splitExpiry(text);
  return year === '' && !text.includes('/') ? month : `${month}/${year.slice(-2)}`;
}

export function writeCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function splitExpiry(text: string): string[] {
  const [before = '', after] = text.split('/');
  if (after !== undefined) return [digitsOf(before).slice(0, 2), digitsOf(after).slice(0, 4)];
  const digits = digitsOf(before);
  return [digits.slice(0, 2), digits.slice(2, 6)];
}

function numberProblem(digits: string): string | null {
  if (digits === '') return 'Vul je kaartnummer in';
  if (digits.length < 12 || !passesLuhn(digits)) return 'Dit kaartnummer klopt niet';
  return null;
}

function expiryProblem(text: string, now: Date): string | null {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  if (!match) return 'Vul de vervaldatum in als MM/JJ';
  const [, month, year] = match;
  const firstMomentAfter = new Date(2000 + Number(year), Number(month), 1);
  return firstMomentAfter <= now ? 'Deze kaart is verlopen' : null;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function problem(field: keyof CardInput, message: string | null): CardProblems {
  return message === null ? {} : { [field]: message };
}
