// The form values of a mail template. The form checks them while typing with the same rules as the server.

import type * as z from 'zod';
import {
  checkTemplate,
  type EmailTemplate,
  isMailType,
  plainTextOf,
  type SaveEmailTemplate,
  saveEmailTemplateSchema,
} from '#modules/mail/contract.ts';

export type TemplateForm = {
  name: string;
  subject: string;
  htmlContent: string;
  textContent: string;
  isActive: boolean;
  version?: number;
};

/**
 * The validation of a template. `key` determines the allowed variables; a template the operators added has
 * the variables of a custom mail.
 */
export function templateSchema(key: string): z.ZodType<SaveEmailTemplate, SaveEmailTemplate> {
  return saveEmailTemplateSchema.superRefine((template, context) => {
    for (const { path, message } of checkTemplate(key, textsOf(template))) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  });
}

export const BLANK_TEMPLATE: TemplateForm = {
  name: '',
  subject: '',
  htmlContent: '<p>Hoi {{customerName}},</p>\n\n{{message}}\n\n<p>Groet, het team van {{brandName}}</p>',
  textContent: '',
  isActive: true,
};

export function templateForm(template: EmailTemplate): TemplateForm {
  const { name, subject, htmlContent, textContent, isActive, version } = template;
  return { name, subject, htmlContent, textContent, isActive, version };
}

type TemplateTexts = Pick<SaveEmailTemplate, 'subject' | 'htmlContent' | 'textContent'>;

/** The texts to send to the server. When the plain text is left empty, it is generated from the HTML. */
export function textsOf({ subject, htmlContent, textContent }: TemplateTexts) {
  return { subject, htmlContent, textContent: textContent?.trim() || plainTextOf(htmlContent) };
}

/**
 * The mail type used for the preview and the test mail: `key` itself for a template of the shop, `custom` for
 * a template the operators added.
 */
export function typeOfTemplate(key: string): string {
  return isMailType(key) ? key : 'custom';
}
