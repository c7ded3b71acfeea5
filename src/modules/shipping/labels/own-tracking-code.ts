// Generates the codes of labels the shop prints itself. No carrier knows these codes; they identify parcels
// within the shop, by eye and by scanner.

const OWN_CODE = /^ZWT\d{9,12}$/;

/**
 * Returns the code of a reference such as "ZW100012" or "ZW100012-2", ending in a check digit; one reference
 * always gives the same code.
 */
export function ownTrackingCode(reference: string): string {
  const [order = '', turn = '1'] = reference.split('-');
  const digits = `${order.replaceAll(/\D/g, '')}${turn.replaceAll(/\D/g, '').padStart(2, '0')}`;
  return `ZWT${digits}${checkDigit(digits)}`;
}

export function isOwnTrackingCode(code: string): boolean {
  return OWN_CODE.test(code.replaceAll(/\s/g, ''));
}

/** The Luhn check digit: detects one wrong digit, or two adjacent digits exchanged. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}
