// Determines which templates can be sent by hand about an order or a basket. The operator's own templates are
// letters, which can be sent to anybody.

import {
  type EmailTemplate,
  isMailType,
  type MailSubject,
  mailFields,
  placeholdersIn,
} from '#modules/mail/contract.ts';

export function templatesFor(templates: readonly EmailTemplate[], subject: MailSubject): EmailTemplate[] {
  return templates.filter(({ key, isActive }) => {
    const about: readonly MailSubject[] = isMailType(key) ? mailFields[key].about : mailFields.custom.about;
    return isActive && about.includes(subject);
  });
}

/** Whether a template consists of the operator's own message and so cannot be sent without one. */
export function takesMessage({ htmlContent }: Pick<EmailTemplate, 'htmlContent'>): boolean {
  return placeholdersIn(htmlContent).includes('message');
}
