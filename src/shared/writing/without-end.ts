// A pattern such as /x+$/ looks at every run of a text again from each of its letters; this looks at its end
// alone.

/**
 * Without the signs at its end that `sign` knows, one by one; as long as the end is, whatever is before it.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
