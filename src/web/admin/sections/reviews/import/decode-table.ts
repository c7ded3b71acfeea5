// Decodes the text of a table as spreadsheets save it: UTF-8, "Unicode" (UTF-16), or the default of Excel on
// Windows (Windows-1252).

/**
 * Decodes the bytes of a file and never fails. Bytes that are not valid UTF-8 are read as Windows-1252, which
 * has a character for every byte.
 */
export function decodeTable(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content.slice(0, 2));
  // UTF-16 is recognised by its byte order mark, or by the zero byte of a letter.
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(content);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
