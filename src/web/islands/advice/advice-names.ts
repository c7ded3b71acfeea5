// How a button, an address and the island of AI Advies find each other.

export const ADVICE_ISLAND = 'advice';
export const ADVICE_HASH = 'advies';
