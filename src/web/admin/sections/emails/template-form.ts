// The form values of a template, and the rules they are checked by while typing, which are those of the
// server.

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
 * The rules for a template. `key` determines the allowed variables; an operator's own template has those of a
 * custom mail.
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

/** The texts to send to the server. An empty text part is generated from the HTML. */
export function textsOf({ subject, htmlContent, textContent }: TemplateTexts) {
  return { subject, htmlContent, textContent: textContent?.trim() || plainTextOf(htmlContent) };
}

/** The mail type for preview and test: the type of the shop's template, else a custom mail. */
export function typeOfTemplate(key: string): string {
  return isMailType(key) ? key : 'custom';
}
