// Which templates can be sent by hand about an order or a basket. Templates of the operator's own are
// letters, and letters go to anybody.

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

/** The words of the mail are the operator's: without a message there is nothing to send. */
export function takesMessage({ htmlContent }: Pick<EmailTemplate, 'htmlContent'>): boolean {
  return placeholdersIn(htmlContent).includes('message');
}
