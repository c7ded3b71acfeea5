// The words of the label on the landing page: what the law wants told of a cosmetic before it is sold.

export const productLabelCopy = {
  title: 'Het etiket, leesbaar.',
  text: 'Alles wat op de pot staat, maar dan groot genoeg.',
  product: 'Product',
  article: (code: string) => `artikel ${code}`,
  content: 'Inhoud',
  grams: (grams: number) => `${grams} g poeder per pot`,
  ingredients: 'Ingrediënten (INCI)',
  warnings: 'Let op',
  producer: 'Producent',
} as const;
