// The words of the label on the landing page: what the law wants told of a cosmetic before it is sold.

export const productLabelCopy = {
  product: 'Product',
  article: (code: string) => `artikel ${code}`,
  content: 'Inhoud',
  grams: (grams: number) => `${grams} g poeder per pot`,
  benefits: 'Wat het doet',
  ingredients: 'Ingrediënten (INCI)',
  warnings: 'Let op',
  producer: 'Producent',
} as const;
