/** As the label, the structured data and the measuring name the product of a brand: "zwartwit-charcoal". */
export const productCode = (brand: string): string =>
  `${brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-charcoal`;
