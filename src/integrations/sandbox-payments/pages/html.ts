// HTML written as templates in which everything put in is escaped, unless it is HTML made the same way.
// Forgetting to escape is therefore not possible; putting in raw text is a type error.

export type Html = { readonly markup: string };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  let markup = strings[0] ?? '';
  values.forEach((value, index) => {
    markup += (typeof value === 'string' ? escapeHtml(value) : value.markup) + (strings[index + 1] ?? '');
  });
  return { markup };
}
