// A mail template delivered with the shop, composed of parts so that HTML and plain text always say the same.
// Variables such as {{greeting}} are filled when a mail is made; the type of the mail determines the allowed
// variables.

export type EmailTemplate = {
  key: string;
  name: string;
  subject: string;
  htmlContent: string;
  textContent: string;
};

/** A part of a mail in both forms: HTML and plain text. */
export type EmailPart = { html: string; text: string };

/** Joins the parts of a mail into a template: their HTML and, separately, their plain text. */
export function emailTemplate(
  info: { key: string; name: string; subject: string },
  parts: readonly EmailPart[],
): EmailTemplate {
  return {
    ...info,
    htmlContent: parts.map(({ html }) => html).join('\n'),
    textContent: parts.map(({ text }) => text).join('\n\n'),
  };
}
