// The type of a mail part in its two forms, HTML and text.

/** A part of a mail laid out by the shop. The HTML is trusted: values in it must be escaped. */
export type MailPart = { html: string; text: string };
