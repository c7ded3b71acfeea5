// What a scanner types is what stands in the barcode: the code itself, in any case and with or without
// spaces, or with what a carrier prints around it.

/** Shorter ones may be part of anything. */
const SURE = 8;

export function matchesScan(scanned: string, known: string | null | undefined): boolean {
  const typed = plain(scanned);
  const code = plain(known ?? '');
  if (code === '' || typed === '') return false;
  return typed === code || (code.length >= SURE && typed.length > code.length && typed.includes(code));
}

const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();
