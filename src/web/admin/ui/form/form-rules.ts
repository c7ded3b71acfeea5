// The pure rules of a form: the field a refusal belongs to, and the fields that differ between two states.

import type { FieldError } from '#shared/api/problems.ts';

/**
 * Returns the first message of each field. "benefits.0" belongs to "benefits"; unknown paths belong to no
 * field.
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

/** The message of a field's error, for a list that of its first invalid line; undefined without one. */
export function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
