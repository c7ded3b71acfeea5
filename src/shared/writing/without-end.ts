// Trims the end of a text in linear time; a pattern such as /x+$/ retries from every character.

/** Removes the characters at the end of a text that match `sign`, one by one. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
