// The methods of the stand-in provider as the customer chooses them, the most used of the country first.

export type MethodChoice = 'ideal' | 'bancontact' | 'card';

export const METHOD_LABELS: Record<MethodChoice, string> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  card: 'Kaart',
};

/** The first one is preselected. Elsewhere few people have a Dutch or Belgian bank, so cards lead. */
export function methodsFor(country: string): readonly [MethodChoice, ...MethodChoice[]] {
  if (country === 'NL') return ['ideal', 'bancontact', 'card'];
  if (country === 'BE') return ['bancontact', 'ideal', 'card'];
  return ['card', 'ideal', 'bancontact'];
}
