// Reads the texts of a sent form and the errors by field.

/**
 * Returns the text of each named field; empty for a missing field. A line break (CRLF) becomes one character,
 * because the visitor's browser counted it as one.
 */
export function formTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = form.get(name);
    texts[name] = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  }
  return texts as Record<Name, string>;
}

/** Returns the first error of each field, by field name. */
export function problemsByField<Name extends string>(
  issues: readonly { path: PropertyKey[]; message: string }[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  for (const { path, message } of issues) {
    const field = names.find((name) => name === path[0]);
    if (field) problems[field] ??= message;
  }
  return problems;
}
