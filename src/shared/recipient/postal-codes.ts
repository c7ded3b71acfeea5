// Postal codes as the shop stores them: Dutch ones without a space and in capitals, Belgian ones as four digits,
// others as typed. SA, SD and SS were never issued in the Netherlands.

const DUTCH = /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/;
const BELGIAN = /^[1-9]\d{3}$/;

/** The stored form; null when it is not a postal code of that country. An empty text stays empty. */
export function normalisePostalCode(text: string, country: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (country === 'NL') {
    const compact = trimmed.replaceAll(/\s/g, '').toUpperCase();
    return DUTCH.test(compact) ? compact : null;
  }
  if (country === 'BE') {
    const compact = trimmed.replaceAll(/\s/g, '').replace(/^B-?/i, '');
    return BELGIAN.test(compact) ? compact : null;
  }
  return trimmed.toUpperCase();
}
