// The HTML rules every page must follow. Some rules of html-validate are switched off, each with a reason.

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

/** Returns one line per fault with its position; empty when the document is valid. */
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
