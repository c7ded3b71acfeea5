// The messages shown after a record was created, changed or deleted, or after a refusal.

const ACTIONS = {
  created: { doing: 'creating', toDo: 'toevoegen', done: 'toegevoegd' },
  updated: { doing: 'updating', toDo: 'opslaan', done: 'opgeslagen' },
  deleted: { doing: 'deleting', toDo: 'verwijderen', done: 'verwijderd' },
} as const;

const DUTCH: Readonly<Record<string, string>> = {
  Coupon: 'Kortingscode',
  'Blog post': 'Artikel',
  'Draft order': 'Winkelmandje',
};

/**
 * Matches the messages that stay in English, because the product's specification gives them word for word.
 */
const QUOTED =
  /^(Product (cre|upd)ated successfully|(Coupon (created|updated|deleted)|Draft order (updated|deleted)) successfully|Error ((creating|updating) review|updating blog post|(updating|deleting) draft order))$/;

/**
 * Returns the titles of the messages about a record such as "Coupon": `done` after success, `failed` after a
 * refusal.
 */
export function recordMessages(name: string, action: keyof typeof ACTIONS) {
  const { doing, toDo, done } = ACTIONS[action];
  const message = (english: string, dutch: string) =>
    QUOTED.test(english) ? english : `${DUTCH[name] ?? name} ${dutch}`;
  return {
    done: message(`${name} ${action} successfully`, done),
    failed: message(`Error ${doing} ${name.toLowerCase()}`, `${toDo} is niet gelukt`),
  };
}
