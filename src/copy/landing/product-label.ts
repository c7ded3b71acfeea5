// The texts of the product label on the landing page: what the law requires a shop to state about a cosmetic
// before a sale.

export const productLabelCopy = {
  product: 'Product',
  article: (code: string) => `artikel ${code}`,
  description: 'Beschrijving',
  content: 'Inhoud',
  grams: (grams: number) => `${grams} g poeder per pot`,
  benefits: 'Wat het doet',
  ingredients: 'Ingrediënten (INCI)',
  warnings: 'Let op',
  producer: 'Producent',
} as const;

/** The texts of the picture of a jar that the visitor can turn. */
export const turningJarCopy = {
  alt: 'Matzwarte pot met het merk en de naam zwartwit op de voorkant; op de achterkant staat in drie regels hoe je het poeder gebruikt',
  turn: 'Draai de pot',
  /** Names the side of the jar that faces the visitor after the picture was turned by `degrees`. */
  seen: (degrees: number) => {
    if (degrees === 0) return 'Voorkant';
    return degrees === 180 ? 'Achterkant' : `${degrees} graden gedraaid`;
  },
} as const;
