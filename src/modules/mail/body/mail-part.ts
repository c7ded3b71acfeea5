// A part of a mail in both its forms.

/** A piece of a mail that the shop lays out: its HTML is trusted, so it may hold escaped values only. */
export type MailPart = { html: string; text: string };
