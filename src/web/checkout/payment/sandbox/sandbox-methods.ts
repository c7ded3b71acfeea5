// The methods of the stand-in provider as the customer chooses them, the most used of the country first.

export type MethodChoice = 'ideal' | 'bancontact' | 'card';

export const METHOD_LABELS: Record<MethodChoice, string> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  card: 'Kaart',
};

/** The first one is preselected; what is preferred goes before the usual order. */
export function methodsFor(country: string, preferred: readonly string[] = []): readonly MethodChoice[] {
  const usual = usualMethods(country);
  const first = preferred.flatMap((wish) => usual.filter((method) => method === wish));
  return [...new Set([...first, ...usual])];
}

/** Elsewhere few people have a Dutch or Belgian bank, so cards lead. */
function usualMethods(country: string): readonly MethodChoice[] {
  if (country === 'NL') return ['ideal', 'bancontact', 'card'];
  if (country === 'BE') return ['bancontact', 'ideal', 'card'];
  return ['card', 'ideal', 'bancontact'];
}
