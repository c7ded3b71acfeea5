// Fills a template: {{name}} becomes a value, escaped in HTML, or one of the blocks the shop lays out itself.
// Nothing else is understood: no logic, no raw values, no way for a template to reach further than its own
// names.

import { escapeHtml } from '#shared/escape-html.ts';
import type { MailPart } from '../body/mail-part.ts';

export type TemplateContent = { subject: string; html: string; text: string };
export type TemplateValues = {
  variables: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, MailPart>>;
};

const PLACEHOLDER = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/** The names a text uses, each once, in order of appearance. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name ? [name] : [])))];
}

/** What is left of the braces once every well-formed name is taken out; not empty means a mistake. */
export function hasStrayBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, '')) || /\{\{\{|\}\}\}/.test(text);
}

/**
 * Never throws: a name without a value becomes nothing, because a mail with a gap beats an order that fails.
 */
export function renderTemplate(
  content: TemplateContent,
  { variables, blocks }: TemplateValues,
): TemplateContent {
  const value = (name: string) => (Object.hasOwn(variables, name) ? (variables[name] ?? '') : '');
  const block = (name: string) => (Object.hasOwn(blocks, name) ? blocks[name] : undefined);
  return {
    subject: content.subject
      .replaceAll(PLACEHOLDER, (_all, name: string) => value(name))
      .replaceAll(/[\r\n\t\0]+/g, ' ')
      .trim()
      .slice(0, 300),
    html: content.html.replaceAll(
      PLACEHOLDER,
      (_all, name: string) => block(name)?.html ?? escapeHtml(safeAddress(name, value(name))),
    ),
    text: content.text.replaceAll(PLACEHOLDER, (_all, name: string) => block(name)?.text ?? value(name)),
  };
}

/** Names that end in Url stand in links, where a script address must never come. */
function safeAddress(name: string, value: string): string {
  return name.endsWith('Url') && !/^https?:\/\//i.test(value) ? '' : value;
}
