// Determines which templates an operator can send about an order or a basket. Templates the operators added
// can be sent to anybody.

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

/**
 * True when the template has the block `message`, so that the operator must write a message; without that
 * block a message is optional.
 */
export function takesMessage({ htmlContent }: Pick<EmailTemplate, 'htmlContent'>): boolean {
  return placeholdersIn(htmlContent).includes('message');
}
