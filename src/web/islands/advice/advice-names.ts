// The names that connect button, URL fragment and island of AI Advies.

export const ADVICE_ISLAND = 'advice';
/** The id of the popover shown when a button is pressed before any script has loaded. */
export const ADVICE_NOTE = 'advies-komt';
export const ADVICE_HASH = 'advies';
