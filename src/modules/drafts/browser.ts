// Texts about baskets for pages, without schemas, so that importing them adds nothing else to the browser's
// code.

/** The consent text of the reminder. It is stored with the consent, so another text is another consent. */
export const REMINDER_TEXT =
  'Stuur me één herinnering per e-mail als ik mijn bestelling niet afrond (optioneel).';
