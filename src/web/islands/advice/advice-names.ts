// Names shared by the buttons, the URL fragment and the island of AI Advies.

export const ADVICE_ISLAND = 'advice';
/** Id of the popover that is shown when a button is pressed before any script has loaded. */
export const ADVICE_NOTE = 'advies-komt';
export const ADVICE_HASH = 'advies';
