// The type of a part of a mail, in HTML and in text.

/** A part of a mail laid out by the shop. The HTML is trusted: values in it must be escaped. */
export type MailPart = { html: string; text: string };
