// What a template's form holds, and the rules it is checked by while it is typed: the very ones of the shop.

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

/** The key decides which names exist; a template of the operator's own has those of a custom mail. */
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

/** Without a text of its own, the text part is made from the HTML. */
export function textsOf({ subject, htmlContent, textContent }: TemplateTexts) {
  return { subject, htmlContent, textContent: textContent?.trim() || plainTextOf(htmlContent) };
}

/** What the preview and the test are made as: the shop's own type, or a custom mail. */
export function typeOfTemplate(key: string): string {
  return isMailType(key) ? key : 'custom';
}
