// Small pieces of Dutch text made from figures.

const oneDecimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** 4.8 reads "4,8". */
export function dutchRating(rating: number): string {
  return oneDecimal.format(rating);
}
