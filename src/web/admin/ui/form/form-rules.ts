// Rules of forms without side effects: which field a refusal belongs to, and which fields differ between two
// states.

import type { FieldError } from '#shared/api/problems.ts';

/**
 * Returns the first message of each field. An error at "benefits.0" belongs to the field "benefits"; errors
 * at unknown paths belong to no field.
 */
export function errorsByField<Name extends string>(
  errors: readonly FieldError[],
  values: Readonly<Record<Name, unknown>>,
): Map<Extract<Name, string>, string> {
  const byField = new Map<Extract<Name, string>, string>();
  for (const name in values) {
    const own = errors.find(({ path }) => path === name || path.startsWith(`${name}.`));
    if (own) byField.set(name, own.message);
  }
  return byField;
}

/** Returns the names of the fields whose values differ. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/**
 * The message of a field's error. For a field with several lines, the message of the first invalid line;
 * undefined without an error.
 */
export function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
