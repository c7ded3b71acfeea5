// The note about VAT beside a total: VAT of the EU is included, or not due because the goods leave its VAT
// area.

export const vatNote = (isIncluded: boolean): string => (isIncluded ? 'incl. btw' : 'zonder btw');
