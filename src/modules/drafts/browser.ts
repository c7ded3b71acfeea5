// Texts about baskets for pages. The file imports no schemas, so that it adds little to a browser bundle.

/**
 * The consent text next to the checkbox for a reminder mail. It is stored with the consent, as proof of the
 * exact text.
 */
export const REMINDER_TEXT =
  'Stuur me één herinnering per e-mail als ik mijn bestelling niet afrond (optioneel).';
