// The type of a part of a mail, in HTML and in text.

/**
 * A part of a mail whose HTML and text the shop builds. The HTML is inserted without escaping, so values in
 * it must be escaped before.
 */
export type MailPart = { html: string; text: string };
