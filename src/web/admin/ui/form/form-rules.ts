// The pure part of a form: which field a refusal belongs to, and which fields differ between two states.

import type { FieldError } from '#shared/api/problems.ts';

/**
 * The first message of each field of the form; "benefits.0" belongs to "benefits", and unknown paths to none.
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

/** The names of fields whose value is not the same in both. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** The message of a field's error; of a list, that of its first wrong line. */
export function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
