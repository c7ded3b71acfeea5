// Codes of the labels the shop prints itself. No carrier knows them: they tell parcels apart in the shop, by
// eye and by scanner.

const OWN_CODE = /^ZWT\d{9,12}$/;

/**
 * From a reference such as "ZW100012" or "ZW100012-2": the same one gives the same code, with a check digit
 * at its end.
 */
export function ownTrackingCode(reference: string): string {
  const [order = '', turn = '1'] = reference.split('-');
  const digits = `${order.replaceAll(/\D/g, '')}${turn.replaceAll(/\D/g, '').padStart(2, '0')}`;
  return `ZWT${digits}${checkDigit(digits)}`;
}

export function isOwnTrackingCode(code: string): boolean {
  return OWN_CODE.test(code.replaceAll(/\s/g, ''));
}

/** Luhn: one digit typed wrong, or two neighbours exchanged, gives another check digit. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}
