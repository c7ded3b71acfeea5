// Generates the tracking codes of labels the shop prints itself. No carrier knows these codes; people and
// scanners identify parcels within the shop by them.

const OWN_CODE = /^ZWT\d{9,12}$/;

/**
 * Returns the tracking code of a label; its last digit is a check digit. `reference` is "ZW100012" for the
 * first label of an order and "ZW100012-2" for the second. The same reference always gives the same code.
 */
export function ownTrackingCode(reference: string): string {
  const [order = '', turn = '1'] = reference.split('-');
  const digits = `${order.replaceAll(/\D/g, '')}${turn.replaceAll(/\D/g, '').padStart(2, '0')}`;
  return `ZWT${digits}${checkDigit(digits)}`;
}

export function isOwnTrackingCode(code: string): boolean {
  return OWN_CODE.test(code.replaceAll(/\s/g, ''));
}

/** Returns the Luhn check digit, which detects one wrong digit or two adjacent digits exchanged. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}
