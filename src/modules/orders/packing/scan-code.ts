// Matches a scanned barcode with a tracking code: in any case, with or without spaces, and with the extra
// characters carriers print around it.

/**
 * The length from which a code may be matched as part of a longer barcode; a shorter code could occur in any.
 */
const SURE = 8;

export function matchesScan(scanned: string, known: string | null | undefined): boolean {
  const typed = plain(scanned);
  const code = plain(known ?? '');
  if (code === '' || typed === '') return false;
  return typed === code || (code.length >= SURE && typed.length > code.length && typed.includes(code));
}

const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();
