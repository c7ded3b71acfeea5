// Whether the VAT of the Union is in a total. Goods that leave its VAT area bear none.

export const vatNote = (isIncluded: boolean): string => (isIncluded ? 'incl. btw' : 'zonder btw');
