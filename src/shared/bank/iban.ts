// The number of a bank account, as the world writes them: two letters, two check digits, and what the country
// makes of the rest.

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Capitals without spaces; whatever else was typed stays, for whoever judges it. */
export const plainIban = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** By its shape and its check digits (ISO 7064, remainder of 97). */
export function isIban(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const rearranged = text.slice(4) + text.slice(0, 4);
  let remainder = 0;
  for (const sign of rearranged) {
    const value = Number.parseInt(sign, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** In groups of four, as it is read: "NL91 ABNA 0417 1643 00". */
export const ibanText = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
