// Mails name a character set, name a wrong one, or none. In the process that reads mails this decoder takes
// the place of the platform's, so that whatever the parser decodes, headers and file names included, is
// judged by its bytes where the label cannot be right.

const Strict = globalThis.TextDecoder;
const UTF8 = new Strict('utf-8');
const FATAL_UTF8 = new Strict('utf-8', { fatal: true });
const WINDOWS = new Strict('windows-1252');
/**
 * More broken signs than this in the rest of a text, and the rest is not text: base64 that goes on into the
 * footer of a list.
 */
const BROKEN_SHARE = 0.15;

type Source = Parameters<TextDecoder['decode']>[0];

class LenientTextDecoder extends Strict {
  override decode(input?: Source, options?: Parameters<TextDecoder['decode']>[1]): string {
    if (input === undefined || options?.stream || this.fatal) return super.decode(input, options);
    if (this.encoding === 'windows-1252') return utf8OrNull(input) ?? super.decode(input);
    if (this.encoding !== 'utf-8' || isUtf8(input)) return super.decode(input);
    const lenient = UTF8.decode(input);
    return hasWholeSigns(lenient) ? withoutBrokenEnd(lenient) : WINDOWS.decode(input);
  }
}

/** Text with signs beyond ASCII that is valid UTF-8 is UTF-8, whatever it calls itself. */
function utf8OrNull(input: Source): string | null {
  try {
    return FATAL_UTF8.decode(input);
  } catch {
    return null;
  }
}

const isUtf8 = (input: Source) => utf8OrNull(input) !== null;

/** Of a text that is not all UTF-8: part of it is. */
const hasWholeSigns = (text: string) => /[\u0080-\ufffc]/.test(text);

function withoutBrokenEnd(text: string): string {
  const rest = text.slice(text.indexOf('\ufffd'));
  const broken = rest.length - rest.replaceAll('\ufffd', '').length;
  if (broken <= 2 || broken / rest.length <= BROKEN_SHARE) return text;
  // Letter by letter: a pattern for the end of a text looks at each of its runs again and again.
  let end = text.length - rest.length;
  while (end > 0 && /[^\p{L}\p{N}\s.!?)]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

globalThis.TextDecoder = LenientTextDecoder;
