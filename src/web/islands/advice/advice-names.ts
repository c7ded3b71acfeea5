// How a button, an address and the island of AI Advies find each other.

export const ADVICE_ISLAND = 'advice';
/** Open when a button was pressed before any script had come. */
export const ADVICE_NOTE = 'advies-komt';
export const ADVICE_HASH = 'advies';
