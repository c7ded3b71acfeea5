// Checks a mail template: every variable exists for its type, blocks are used in the content only, and no
// braces are left over.

import type { FieldError } from '#shared/api/problems.ts';
import { fieldsOf } from '../body/mail-fields.ts';
import { hasStrayBraces, placeholdersIn } from './render-template.ts';

export type CheckedTemplate = { subject: string; htmlContent: string; textContent: string };

/** Returns all errors of a mail template per field; empty when it may be saved. */
export function checkTemplate(key: string, template: CheckedTemplate): FieldError[] {
  const { variables, blocks } = fieldsOf(key);
  const parts: { path: keyof CheckedTemplate; allowed: readonly string[] }[] = [
    { path: 'subject', allowed: variables },
    { path: 'htmlContent', allowed: [...variables, ...blocks] },
    { path: 'textContent', allowed: [...variables, ...blocks] },
  ];
  return parts.flatMap(({ path, allowed }) => {
    const unknown = placeholdersIn(template[path]).filter((name) => !allowed.includes(name));
    return [
      ...unknown.map((name) => ({
        path,
        message: unknownText(name, allowed),
      })),
      ...(hasStrayBraces(template[path])
        ? [{ path, message: 'Schrijf variabelen als {{naam}}, met twee accolades aan elke kant.' }]
        : []),
    ];
  });
}

function unknownText(name: string, allowed: readonly string[]): string {
  const meant = closestName(name, allowed);
  const help = meant ? `Bedoel je {{${meant}}}?` : `Beschikbaar: ${allowed.join(', ')}`;
  return `Onbekende variabele {{${name}}}. ${help}`;
}

/**
 * Returns the known placeholder name closest to a typed one; null when no name is similar enough to be a
 * typing error.
 */
function closestName(typed: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, steps: stepsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.name ?? null;
}

function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries()) {
      const change = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
