// HTML written as templates in which everything put in is escaped, unless it is HTML made the same way.
// Forgetting to escape is therefore not possible; putting in raw text is a type error.

import { escapeHtml } from '#shared/escape-html.ts';

export type Html = { readonly markup: string };

export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  let markup = strings[0] ?? '';
  values.forEach((value, index) => {
    markup += (typeof value === 'string' ? escapeHtml(value) : value.markup) + (strings[index + 1] ?? '');
  });
  return { markup };
}
