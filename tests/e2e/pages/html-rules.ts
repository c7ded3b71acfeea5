// The rules of HTML that every served page keeps, and the few of html-validate's that do not fit, each with its reason.

import { HtmlValidate } from 'html-validate';

const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {},
});

/** One line per fault with its place; empty when the document is valid. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
