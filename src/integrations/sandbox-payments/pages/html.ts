// HTML templates that escape every inserted value, except HTML made by the same templates. Escaping cannot be
// forgotten: inserting raw text is a type error.

import { escapeHtml } from '#shared/escape-html.ts';

export type Html = { readonly markup: string };

export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  let markup = strings[0] ?? '';
  values.forEach((value, index) => {
    markup += (typeof value === 'string' ? escapeHtml(value) : value.markup) + (strings[index + 1] ?? '');
  });
  return { markup };
}
