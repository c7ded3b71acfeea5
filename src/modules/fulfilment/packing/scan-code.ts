// Matches a scanned barcode with a tracking code, ignoring case, spaces and the extra characters carriers
// print around the code.

/**
 * The minimum length of a tracking code that may match as a part of a longer scanned barcode; a shorter code
 * could occur in any barcode by chance.
 */
const SURE = 8;

export function matchesScan(scanned: string, known: string | null | undefined): boolean {
  const typed = plain(scanned);
  const code = plain(known ?? '');
  if (code === '' || typed === '') return false;
  return typed === code || (code.length >= SURE && typed.length > code.length && typed.includes(code));
}

const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();
