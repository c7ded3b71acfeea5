// The rules of HTML that every served page keeps, and the few of html-validate's that do not fit, each with
// its reason.

import { HtmlValidate } from 'html-validate';

const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A checksum protects from somebody else's server; everything here comes from our own.
    'require-sri': ['error', { target: 'crossorigin' }],
    // What waits in a template is not part of the page yet, as what a dialog holds.
    'heading-level': ['error', { sectioningRoots: ['dialog', '[role="dialog"]', 'template'] }],
  },
});

const seen = new Map<string, Promise<string[]>>();

/** One line per fault with its place; empty when the document is valid. */
export function htmlFaults(html: string): Promise<string[]> {
  const known = seen.get(html) ?? findFaults(html);
  seen.set(html, known);
  return known;
}

async function findFaults(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
