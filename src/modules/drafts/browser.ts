// What a page shows of a basket, free of schemas: whoever takes a word from here takes nothing else along.

/** What a customer says yes to; stored with the yes, so another text is another consent. */
export const REMINDER_TEXT =
  'Stuur me één herinnering per e-mail als ik mijn bestelling niet afrond (optioneel).';
