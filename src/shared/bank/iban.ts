// IBANs, international bank account numbers: two letters, two check digits, and a national part.

const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Returns an account number without spaces, dots and dashes and in capitals. Other characters stay, so that
 * the validation can refuse them.
 */
export const plainIban = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** True for a valid IBAN, judged by its shape and its check digits (ISO 7064, remainder of 97). */
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

/** Formats an IBAN in groups of four: "NL91 ABNA 0417 1643 00". */
export const ibanText = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
