/**
 * Returns the product code of a brand, "zwartwit-charcoal", used on the label, in structured data and in the
 * statistics.
 */
export const productCode = (brand: string): string =>
  `${brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-charcoal`;
