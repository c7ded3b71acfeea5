// The rules of a template: every name it uses exists for its type, blocks stand in the content only, no braces are left over.

import type { FieldError } from '#shared/api/problems.ts';
import { fieldsOf } from '../letter/mail-fields.ts';
import { closestName } from './closest-name.ts';
import { hasStrayBraces, placeholdersIn } from './render-template.ts';

export type CheckedTemplate = { subject: string; htmlContent: string; textContent: string };

/** All faults of a template for a key, per field; empty when it may be saved. */
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
