// Renders a template: replaces `{{name}}` by a value, escaped in HTML, or by a block of HTML the shop built.
// Templates have no logic, no unescaped values and no access to other data.

import { escapeHtml } from '#shared/escape-html.ts';
import type { MailPart } from '../body/mail-part.ts';

export type TemplateContent = { subject: string; html: string; text: string };
export type TemplateValues = {
  variables: Readonly<Record<string, string>>;
  blocks: Readonly<Record<string, MailPart>>;
};

const PLACEHOLDER = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}/g;

/**
 * Returns the distinct names of the placeholders (`{{name}}`) in a mail template's text, in order of
 * appearance.
 */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name ? [name] : [])))];
}

/**
 * Tells whether braces remain in a mail template's text after removing all well-formed placeholders, which
 * means a typing error.
 */
export function hasStrayBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, '')) || /\{\{\{|\}\}\}/.test(text);
}

/**
 * Fills in a mail template. Never throws: a placeholder without a value becomes empty, because an incomplete
 * mail is better than a failed order.
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

/**
 * Returns the value of a variable for a mail. A variable whose name ends in `Url` is used in links, so a
 * value that is no http(s) URL becomes empty.
 */
function safeAddress(name: string, value: string): string {
  return name.endsWith('Url') && !/^https?:\/\//i.test(value) ? '' : value;
}
