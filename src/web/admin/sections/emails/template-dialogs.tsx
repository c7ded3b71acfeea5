// The dialogs that add or edit a mail template: the texts on one side, a preview of the mail on the other,
// updated while typing.

import type { EmailTemplate } from '#modules/mail/contract.ts';
import { emailTemplateEndpoints } from '#modules/mail/endpoints.ts';
import { send } from '#web/client/request.ts';
import { TEMPLATE_KEYS, templatesQuery } from '../../shared/mail/email-calls.ts';
import { MailEditor } from '../../shared/mail/mail-editor.tsx';
import { fetchNewestIn } from '../../ui/form/fetch-newest-in.ts';
import { recordDialogs } from '../../ui/form/record-form.tsx';
import { TemplateFields } from './template-fields.tsx';
import { BLANK_TEMPLATE, templateForm, templateSchema } from './template-form.ts';
import { TemplatePreview } from './template-preview.tsx';

const LABELS = {
  name: 'Naam',
  subject: 'Onderwerp',
  htmlContent: 'HTML-inhoud',
  textContent: 'Tekst',
  isActive: 'Actief',
} as const satisfies Partial<Record<keyof EmailTemplate, string>>;

/**
 * The key of a template that is not stored yet. No mail type of the shop has this key, so the new template
 * gets the variables of a custom mail.
 */
const NEW_KEY = 'new';

export const templateDialogs = recordDialogs({
  name: 'Template',
  size: 'large',
  invalidates: TEMPLATE_KEYS,
  labels: LABELS,
  fields: (row: EmailTemplate | null) => (
    <MailEditor>
      <TemplateFields templateKey={row?.key ?? NEW_KEY} labels={LABELS} />
      <TemplatePreview templateKey={row?.key ?? NEW_KEY} />
    </MailEditor>
  ),
  make: {
    title: 'Add Template',
    schema: templateSchema(NEW_KEY),
    start: () => BLANK_TEMPLATE,
    save: (body) => send(emailTemplateEndpoints.create, { body }),
  },
  change: {
    title: ({ name }) => `Template “${name}” bewerken`,
    schema: ({ key }) => templateSchema(key),
    start: templateForm,
    save: ({ id }, body) => send(emailTemplateEndpoints.change, { params: { id }, body }),
    newest: fetchNewestIn(templatesQuery),
  },
});
