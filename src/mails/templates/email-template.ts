// One template as the shop brings it: composed once from pieces, so that HTML and text always say the same.
// {{names}} are filled when a mail is made; which names exist is decided by the type of the mail.

export type EmailTemplate = {
  key: string;
  name: string;
  subject: string;
  htmlContent: string;
  textContent: string;
};

/** A piece of a mail in both its forms. */
export type EmailPart = { html: string; text: string };

/** Puts the pieces of a template under each other. */
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
