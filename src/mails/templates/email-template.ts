// A template delivered with the shop, composed from parts so that HTML and text always say the same.
// {{names}} are filled when a mail is made; the type of the mail determines the allowed names.

export type EmailTemplate = {
  key: string;
  name: string;
  subject: string;
  htmlContent: string;
  textContent: string;
};

/** A part of a mail, as HTML and as text. */
export type EmailPart = { html: string; text: string };

/** Joins the parts of a mail into a template. */
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
