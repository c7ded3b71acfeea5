// What the back-office says once a record was made, changed or thrown away, or when the shop refuses to.

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

/** English where the catalogue of messages quotes it, word for word. */
const QUOTED =
  /^(Product (cre|upd)ated successfully|(Coupon (created|updated|deleted)|Draft order (updated|deleted)) successfully|Error ((creating|updating) review|updating blog post|(updating|deleting) draft order))$/;

/** Titles of the messages about a "Coupon": what was `done`, and that it `failed`. */
export function recordMessages(name: string, action: keyof typeof ACTIONS) {
  const { doing, toDo, done } = ACTIONS[action];
  const message = (english: string, dutch: string) =>
    QUOTED.test(english) ? english : `${DUTCH[name] ?? name} ${dutch}`;
  return {
    done: message(`${name} ${action} successfully`, done),
    failed: message(`Error ${doing} ${name.toLowerCase()}`, `${toDo} is niet gelukt`),
  };
}
