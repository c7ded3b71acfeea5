// Decodes mails that declare a wrong character set or none. In the process that parses mails, this decoder
// replaces the platform's `TextDecoder`, also for headers and file names. Where the declared character set
// cannot be right, the bytes decide between UTF-8 and windows-1252.

const Strict = globalThis.TextDecoder;
const UTF8 = new Strict('utf-8');
const FATAL_UTF8 = new Strict('utf-8', { fatal: true });
const WINDOWS = new Strict('windows-1252');
/**
 * The share of invalid characters above which the rest of a text is cut off, because it is not text, for
 * example base64 with the footer of a mailing list attached.
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

/** Decodes bytes that are valid UTF-8, whatever character set was declared; null for invalid UTF-8. */
function utf8OrNull(input: Source): string | null {
  try {
    return FATAL_UTF8.decode(input);
  } catch {
    return null;
  }
}

const isUtf8 = (input: Source) => utf8OrNull(input) !== null;

/**
 * Returns true when a text that is only partly valid UTF-8 contains a correctly decoded character beyond
 * ASCII. The text is then read as UTF-8, otherwise as windows-1252.
 */
const hasWholeSigns = (text: string) => /[\u0080-\ufffc]/.test(text);

function withoutBrokenEnd(text: string): string {
  const rest = text.slice(text.indexOf('\ufffd'));
  const broken = rest.length - rest.replaceAll('\ufffd', '').length;
  if (broken <= 2 || broken / rest.length <= BROKEN_SHARE) return text;
  // Character by character, because a regular expression for the end of a text would examine every run of
  // characters again and again.
  let end = text.length - rest.length;
  while (end > 0 && /[^\p{L}\p{N}\s.!?)]/u.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

globalThis.TextDecoder = LenientTextDecoder;
